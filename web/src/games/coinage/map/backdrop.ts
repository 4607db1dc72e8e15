// Everything on a map that does not change during a game, as the text of an SVG.
import type { CoinageBox } from '../../../net/schema';
import { chance } from './chance';
import { geometry, SLOT, type Geometry, type Place } from './geometry';
import type { Point } from './lattice';
import { inside } from './polygon';
import { terrainOf, type Terrain } from './terrain';

export interface Backdrop extends Geometry {
  art: string;
  paths: Map<string, string>; // the outlines of areas
  tinctures: Map<string, Tincture>; // by region
}

export type Tincture = (typeof TINCTURES)[number];
export const TINCTURES = ['azure', 'vert', 'or', 'gules', 'sable', 'argent'] as const;

export function tinctures(box: CoinageBox): Map<string, Tincture> {
  return new Map(box.regions.map((region, k) => [region, TINCTURES[k % TINCTURES.length]!]));
}

const drawn = new Map<string, Backdrop>();

/** A map, drawn once. */
export function backdrop(box: CoinageBox, upright: boolean): Backdrop {
  const key = JSON.stringify([box.name, box.regions, box.areas, upright]);
  let found = drawn.get(key);
  if (!found) drawn.set(key, (found = draw(box, upright)));
  return found;
}

function draw(box: CoinageBox, upright: boolean): Backdrop {
  const shape = geometry(box, upright);
  const tints = tinctures(box);
  const paths = new Map(
    [...shape.places].map(([label, { outline }]) => [label, path(outline, true)]),
  );
  const areas = [...shape.places.values()].map(({ label, region }) => {
    const [tint, d] = [tints.get(region)!, paths.get(label)!];
    return `<path class="wash t-${tint}" d="${d}"/><path d="${d}" fill="url(#h-${tint})" opacity=".42"/>`;
  });
  const art = [
    sea(shape),
    ...areas,
    ...shape.borders.map(border),
    `<path class="coast" d="${shape.coasts.map((coast) => path(coast)).join('')}"/>`,
    `<g class="terrain">${terrain(box, shape, tints)}</g>`,
    paper(shape),
  ];
  return { ...shape, paths, tinctures: tints, art: art.join('') };
}

const f = (x: number) => (Math.round(x * 10) / 10).toString();
const path = (points: readonly Point[], closed = false) =>
  `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}${closed ? 'z' : ''}`;

/** Water lining: lines that follow the coast and fade away. */
function sea({ left, top, width, height, coasts }: Geometry): string {
  const d = coasts.map((coast) => path(coast)).join('');
  const lining = [92, 74, 56, 40, 26, 14].map((wide, k) => {
    const strength = [0.28, 0.36, 0.46, 0.6, 0.78, 1][k]!;
    return `<path class="lining" d="${d}" stroke="var(--sea-line)" stroke-opacity="${strength}" stroke-width="${wide}"/><path class="lining" d="${d}" stroke="var(--sea)" stroke-width="${wide - 2}"/>`;
  });
  const [right, bottom] = [left + width, top + height];
  const along = Array.from(
    { length: 7 },
    (_, k) => `M${f(left + (width * (k + 1)) / 8)} ${f(top)}V${f(bottom)}`,
  );
  const across = Array.from(
    { length: 5 },
    (_, k) => `M${f(left)} ${f(top + (height * (k + 1)) / 6)}H${f(right)}`,
  );
  const grid = `<path class="graticule" d="${[...along, ...across].join('')}"/>`;
  const shore = `<path class="shore" d="${d}"/>`;
  return `<rect x="${f(left)}" y="${f(top)}" width="${f(width)}" height="${f(height)}" fill="var(--sea)"/>${grid}${lining.join('')}${shore}`;
}

function border({ points, region }: Geometry['borders'][number]): string {
  const d = path(points);
  return region
    ? `<path class="ground" d="${d}"/><path class="coast" d="${d}"/>`
    : `<path class="border" d="${d}"/>`;
}

/** Engravings wherever there is room beside the stack and the name. */
function terrain(box: CoinageBox, shape: Geometry, tints: Map<string, Tincture>): string {
  const standing = [...shape.places.values()].flatMap((place) => {
    const kind = terrainOf(place.region, box.regions.indexOf(place.region));
    const random = chance(`${box.name} ${place.label} terrain`);
    return scattered(place, kind, random).map(([x, y]) => ({
      y,
      art: `<g class="gl t-${tints.get(place.region)}" transform="translate(${f(x)} ${f(y)})">${kind.draw(random)}</g>`,
    }));
  });
  standing.sort((a, b) => a.y - b.y);
  return standing.map(({ art }) => art).join('');
}

function scattered(
  { outline, anchor }: Place,
  { gap, half, tall = half * 1.35 }: Terrain,
  random: () => number,
): Point[] {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const found: Point[] = [];
  for (let tries = 0; tries < 1100 && found.length < 60; tries++) {
    const [x, y] = [left + random() * width, top + random() * height];
    const [dx, dy] = [x - anchor[0], y - 10 - anchor[1]];
    if (Math.hypot(dx, dy) < SLOT + 14) continue;
    if (Math.abs(dx) < 96 && dy > 54 && dy < 112) continue; // the name stands there
    if (found.some((other) => Math.hypot((other[0] - x) * 0.8, (other[1] - y) * 1.15) < gap))
      continue;
    const foot: Point[] = [
      [half, 4],
      [-half, 4],
      [0, -tall],
      [0, 9],
    ];
    if (foot.every(([ex, ey]) => inside([x + ex, y + ey], outline))) found.push([x, y]);
  }
  return found;
}

/** The frame, and a compass in the corner with the most sea. */
function paper({ left, top, width, height, places }: Geometry): string {
  const rect = (by: number, stroke: number) =>
    `<rect class="frame" x="${f(left + by)}" y="${f(top + by)}" width="${f(width - 2 * by)}" height="${f(height - 2 * by)}" stroke-width="${stroke}"/>`;
  const land = [...places.values()].flatMap(({ outline }) => outline);
  const corners: Point[] = [
    [left + 64, top + 66],
    [left + width - 64, top + 66],
    [left + width - 64, top + height - 66],
  ];
  const room = ([x, y]: Point) => Math.min(...land.map(([a, b]) => Math.hypot(a - x, b - y)));
  const [x, y] = corners.reduce((best, corner) => (room(corner) > room(best) + 8 ? corner : best));
  const size = Math.min(0.82, (room([x, y]) - 8) / 38);
  const compass =
    size < 0.5
      ? ''
      : `<g class="compass" transform="translate(${f(x)} ${f(y)}) scale(${size.toFixed(2)})"><circle r="30"/><circle r="26"/><path d="M0-36 6-6 36 0 6 6 0 36-6 6-36 0-6-6z" fill="var(--sea)"/><path d="M0-36V36M-36 0H36M0-36 6-6 0 0-6-6zM0 36 6 6 0 0-6 6z" fill="var(--coast)"/></g>`;
  return rect(6, 2.2) + rect(12, 0.8) + compass;
}
