// The shape of a map: outlines, coasts and borders, drawn from its grid as if by hand.
import type { CoinageBox } from '../../../net/schema';
import { chance } from './chance';
import { hintsFor, type Hints } from './hints';
import { lattice, type Corner, type Line, type Point, type Ring } from './lattice';
import { anchorIn } from './polygon';

export const SLOT = 70; // the radius that is kept clear for a stack

export interface Place {
  label: string;
  name: string;
  region: string;
  outline: Point[];
  anchor: Point; // where its stack stands
}

export interface Geometry {
  left: number;
  top: number;
  width: number;
  height: number;
  places: Map<string, Place>;
  coasts: Point[][];
  borders: { points: Point[]; region: boolean }[]; // region: between two regions
}

const ROOM = 235; // the width that an area needs, in units of the drawing
const ROW = 218;
const SEA = 84; // a row or column without land
const RATIO = 1.42; // width to height of a map that lies
const MARGIN = 44;

export function geometry(box: CoinageBox, upright: boolean): Geometry {
  const { lines, rings } = lattice(box.areas);
  const open = lines.filter((line) => !line.closed);
  const hints = hintsFor(
    new Set(open.flatMap(({ corners }) => [corners[0]!.id, corners.at(-1)!.id])),
  );
  const { at, ratio } = positions(box, hints);
  const turn = upright === ratio >= 1; // a map that is higher than wide stands already
  const points = new Map(lines.map((line) => [line, drawn(box.name, line, at, hints)]));
  if (turn)
    points.forEach((path, line) =>
      points.set(
        line,
        path.map(([x, y]) => [y, x]),
      ),
    );

  const region = new Map(box.areas.map((area) => [area.label, area.region]));
  const places = box.areas.map(({ label, name, region }): [string, Place] => {
    const outline = joined(rings.get(label)!, points);
    return [label, { label, name, region, outline, anchor: anchorIn(outline, SLOT) }];
  });
  const coasts = lines.filter(({ sides }) => sides.includes(null));
  const borders = lines.filter(({ sides }) => !sides.includes(null));
  return {
    ...frame([...points.values()].flat(), upright),
    places: new Map(places),
    coasts: coasts.map((line) => points.get(line)!),
    borders: borders.map((line) => ({
      points: points.get(line)!,
      region: region.get(line.sides[0]!) !== region.get(line.sides[1]!),
    })),
  };
}

type At = (column: number, row: number) => Point;

/** Where the grid's lines lie: columns as wide as their narrowest area needs, rows alike. */
function positions({ areas }: CoinageBox, hints: Hints | null): { at: At; ratio: number } {
  const columns = Math.max(...areas.map((area) => area.last_column)) + 1;
  const rows = Math.max(...areas.map((area) => area.row)) + 1;
  const widths = Array.from({ length: columns }, (_, c) => {
    const here = areas.filter((area) => area.first_column <= c && c <= area.last_column);
    const needs = here.map((area) => ROOM / (area.last_column - area.first_column + 1));
    return Math.max(SEA, ...needs);
  });
  const heights = Array.from({ length: rows }, (_, r) =>
    areas.some((area) => area.row === r) ? ROW : SEA,
  );
  const [xs, ys] = [sums(widths), sums(heights)];
  const ratio = xs.at(-1)! / ys.at(-1)!;
  const stretch = hints || ratio < 0.9 ? 1 : Math.min(1.4, Math.max(1, RATIO / ratio));
  return { at: (column, row) => [xs[column]! * stretch, ys[row]!], ratio };
}

function sums(sizes: number[]): number[] {
  const all = [0];
  for (const size of sizes) all.push(all.at(-1)! + size);
  return all;
}

/** A line with all its bends. */
function drawn(map: string, line: Line, at: At, hints: Hints | null): Point[] {
  const coast = line.sides.includes(null);
  const random = chance(`${map} ${line.id}`);
  const ends = [line.corners[0]!, line.corners.at(-1)!] as const;
  const [from, to] = ends.map((end) => hints?.junctions[end.id] ?? settled(map, end, at));
  const by = hints && along(hints, ends[0].id, ends[1].id);
  const way = by ?? waypoints(line, at, coast, random);
  const path = line.closed ? [...way, way[0]!] : [from!, ...way, to!];
  return rough(path, random, coast ? 0.16 : 0.11, coast ? 3 : 4);
}

function along({ coasts }: Hints, from: string, to: string): Point[] | null {
  return coasts[`${from}>${to}`] ?? coasts[`${to}>${from}`]?.toReversed() ?? null;
}

/** Where a junction comes to lie: near its place in the grid. */
function settled(map: string, { id, column, row }: Corner, at: At): Point {
  const random = chance(`${map} ${id}`);
  const [x, y] = at(column, row);
  return [x + (random() - 0.5) * 34, y + (random() - 0.5) * 40];
}

/** Points on the way: coasts swell out between junctions and are round at corners. */
function waypoints(line: Line, at: At, coast: boolean, random: () => number): Point[] {
  const bends = line.corners.filter(
    (_, k, all) => k === 0 || k === all.length - 1 || turns(all, k),
  );
  return bends.slice(1).flatMap((end, k) => {
    const start = bends[k]!;
    const [a, b] = [at(start.column, start.row), at(end.column, end.row)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    const count = Math.max(
      coast ? 1 : 0,
      Math.round(length / (coast ? 95 : 150)) - (coast ? 0 : 1),
    );
    const sea = line.sides[0] === null ? 1 : -1; // on the right hand or on the left
    return Array.from({ length: count }, (_, i): Point => {
      const t = (i + 0.5 + (coast ? 0 : 0.5)) / (count + (coast ? 0 : 1)) + (random() - 0.5) * 0.06;
      const swell = coast ? 6 + random() * 22 : (random() - 0.5) * 26;
      const out = (sea * swell) / length;
      return [a[0] + dx * t - dy * out, a[1] + dy * t + dx * out];
    });
  });
}

function turns(corners: Corner[], k: number): boolean {
  const [a, b, c] = [corners[k - 1]!, corners[k]!, corners[k + 1]!];
  return (a.column === b.column) !== (b.column === c.column);
}

function rough(path: Point[], random: () => number, by: number, depth: number): Point[] {
  let points = path;
  for (let level = 0; level < depth; level++) {
    const next = [points[0]!];
    for (let k = 1; k < points.length; k++) {
      const [a, b] = [points[k - 1]!, points[k]!];
      const aside = (random() - 0.5) * by * 2;
      next.push(
        [(a[0] + b[0]) / 2 - (b[1] - a[1]) * aside, (a[1] + b[1]) / 2 + (b[0] - a[0]) * aside],
        b,
      );
    }
    points = next;
  }
  return points;
}

function joined(ring: Ring, points: Map<Line, Point[]>): Point[] {
  return ring.flatMap(({ line, forward }) => {
    const path = points.get(line)!;
    return (forward ? path : path.toReversed()).slice(0, -1);
  });
}

/** The paper: the land, a margin of sea, and more sea where the proportions want it. */
function frame(points: Point[], upright: boolean) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const margin = upright ? MARGIN - 12 : MARGIN;
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [land, high] = [Math.max(...xs) + margin - x, Math.max(...ys) + margin - y];
  const width = upright ? land : Math.max(land, high * (RATIO - 0.04));
  return { left: x - (width - land) / 2, top: y, width, height: high };
}
