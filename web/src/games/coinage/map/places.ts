import type { Area, AreaDrawing, CoinageBox, MapDrawing } from '../../../api/schema';

/** An area where the server has drawn it. */
export interface Place extends Area, AreaDrawing {
  tincture: string;
}

export function places(box: CoinageBox, drawing: MapDrawing): Map<string, Place> {
  const areas = new Map(box.areas.map((area) => [area.label, area]));
  return new Map(
    drawing.areas.map((drawn) => {
      const area = areas.get(drawn.label)!;
      return [drawn.label, { ...area, ...drawn, tincture: tinctureOf(box, area.region) }];
    }),
  );
}

export const tinctureOf = (box: CoinageBox, region: string): string =>
  box.tinctures[box.regions.indexOf(region)]!;
