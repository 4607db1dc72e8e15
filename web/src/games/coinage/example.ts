// A box for tests: the areas of the standard map, drawn as squares.
import type { CoinageBox, MapDrawing } from '../../api/schema';

const AREAS = {
  mountains: ['A1', 'A2', 'A3', 'B1'],
  forests: ['B2', 'B3', 'C1'],
  plains: ['B4', 'C3'],
  city: ['C2'],
};
const NAMES: Record<string, string> = { A1: 'Anvilhead', A2: 'Hoarfell', B2: 'Oldholt' };
const regions = Object.keys(AREAS);
const areas = Object.entries(AREAS)
  .flatMap(([region, labels]) => labels.map((label) => ({ label, region })))
  .toSorted((a, b) => (a.label < b.label ? -1 : 1))
  .map((area) => ({ ...area, name: NAMES[area.label] ?? area.label, borders: [] }))
  .map((area) => ({ ...area, row: 0, first_column: 0, last_column: 0 }));

function drawn(upright: boolean): MapDrawing {
  const squares = areas.map(({ label }) => {
    const [row, column] = [label.charCodeAt(0) - 65, Number(label[1])];
    const [x, y] = [200 * column + (row === 1 ? 0 : 100), 200 * row + 100];
    const outline = `M${x - 100} ${y - 100}h200v200h-200z`;
    return { label, outline, x: upright ? y : x, y: upright ? x : y, left: 90, right: 90 };
  });
  return { left: 0, top: 0, width: 1000, height: 1000, art: '<g id="land"/>', areas: squares };
}

export const BOX: CoinageBox = {
  game: 'coinage',
  name: 'standard',
  title: 'Standard',
  banks: [4, 3, 2, 1],
  regions,
  tinctures: ['azure', 'vert', 'or', 'gules'],
  areas,
  drawings: { lying: drawn(false), upright: drawn(true) },
  provenance: {},
  own: null,
};
