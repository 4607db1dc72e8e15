// The borders of a map as lines between junctions. Areas are runs of cells in a grid; whatever is
// no area is sea. A line parts the same two sides along its whole length, so neighbours that are
// drawn with it share it exactly.
import type { Area } from '../../../net/schema';

export type Cell = Pick<Area, 'label' | 'row' | 'first_column' | 'last_column'>;
export type Point = readonly [x: number, y: number];
type Side = string | null; // an area, or the sea

export interface Corner {
  id: string;
  column: number;
  row: number;
}

export interface Line {
  id: string;
  corners: Corner[]; // from junction to junction
  closed: boolean; // no junction on it: it ends where it began
  sides: [Side, Side]; // on the right hand and on the left, going along it
}

/** A line of an area's outline, and whether it is gone along forwards. */
export type Ring = { line: Line; forward: boolean }[];

interface Step {
  id: string;
  from: Corner;
  to: Corner;
  right: Side;
  left: Side;
}

export interface Lattice {
  lines: Line[];
  rings: Map<string, Ring>; // by area, clockwise
}

export function lattice(cells: readonly Cell[]): Lattice {
  const steps = stepsOf(cells);
  const lines = linesOf([...steps.values()]);
  const owner = new Map<string, { line: Line; from: string }>();
  for (const line of lines) {
    line.corners.slice(1).forEach((corner, k) => {
      const before = line.corners[k]!;
      owner.set(between(before, corner), { line, from: before.id });
    });
  }
  const rings = new Map(cells.map((cell) => [cell.label, ringOf(cell, steps, owner)]));
  return { lines, rings };
}

/** The sides of cells on which something else lies. */
function stepsOf(cells: readonly Cell[]): Map<string, Step> {
  const sides = new Map<string, string>();
  for (const { label, row, first_column, last_column } of cells)
    for (let column = first_column; column <= last_column; column++)
      sides.set(`${column},${row}`, label);
  const at = (column: number, row: number): Side => sides.get(`${column},${row}`) ?? null;
  const steps = new Map<string, Step>();

  function step(id: string, from: Point, to: Point, right: Side, left: Side): void {
    if (right === left) return;
    const land = right ?? left!;
    steps.set(id, { id, from: corner(from, land), to: corner(to, land), right, left });
  }
  /** Where two areas meet in a corner with sea on both sides, each has a corner of its own. */
  function corner([column, row]: Point, land: string): Corner {
    const [nw, ne] = [at(column - 1, row - 1), at(column, row - 1)];
    const [sw, se] = [at(column - 1, row), at(column, row)];
    const apart = (nw && se && !ne && !sw) || (ne && sw && !nw && !se);
    return { id: `${column},${row}${apart ? `@${land}` : ''}`, column, row };
  }

  for (const place of sides.keys()) {
    const [c, r] = place.split(',').map(Number) as [number, number];
    step(`h${c},${r}`, [c, r], [c + 1, r], at(c, r), at(c, r - 1));
    step(`h${c},${r + 1}`, [c, r + 1], [c + 1, r + 1], at(c, r + 1), at(c, r));
    step(`v${c},${r}`, [c, r], [c, r + 1], at(c - 1, r), at(c, r));
    step(`v${c + 1},${r}`, [c + 1, r], [c + 1, r + 1], at(c, r), at(c + 1, r));
  }
  return steps;
}

function linesOf(steps: Step[]): Line[] {
  const around = new Map<string, Step[]>();
  for (const step of steps)
    for (const { id } of [step.from, step.to]) around.set(id, [...(around.get(id) ?? []), step]);
  const junction = (corner: Corner) => around.get(corner.id)!.length !== 2;
  const used = new Set<Step>();
  const lines: Line[] = [];

  function follow(start: Corner, first: Step): void {
    const ahead = first.from.id === start.id;
    const sides: [Side, Side] = ahead ? [first.right, first.left] : [first.left, first.right];
    const corners = [start];
    for (let step: Step | undefined = first; step;) {
      used.add(step);
      const end: Corner = step.from.id === corners.at(-1)!.id ? step.to : step.from;
      corners.push(end);
      step = junction(end) ? undefined : around.get(end.id)!.find((next) => !used.has(next));
    }
    const id = `${start.id}>${corners.at(-1)!.id}|${corners[1]!.id}`;
    lines.push({ id, corners, closed: !junction(start), sides });
  }

  for (const step of steps)
    for (const end of [step.from, step.to]) if (junction(end) && !used.has(step)) follow(end, step);
  for (const step of steps) if (!used.has(step)) follow(step.from, step);
  return lines;
}

function ringOf(
  { row, first_column: first, last_column: last }: Cell,
  steps: Map<string, Step>,
  owner: Map<string, { line: Line; from: string }>,
): Ring {
  const columns = Array.from({ length: last - first + 1 }, (_, k) => first + k);
  const round: [id: string, ahead: boolean][] = [
    ...columns.map((c): [string, boolean] => [`h${c},${row}`, true]),
    [`v${last + 1},${row}`, true],
    ...columns.toReversed().map((c): [string, boolean] => [`h${c},${row + 1}`, false]),
    [`v${first},${row}`, false],
  ];
  const ring: Ring = [];
  for (const [id, ahead] of round) {
    const step = steps.get(id);
    if (!step) continue; // two areas claim the same cell: a faulty map still draws
    const { line, from } = owner.get(between(step.from, step.to))!;
    if (ring.at(-1)?.line === line) continue;
    ring.push({ line, forward: from === (ahead ? step.from : step.to).id });
  }
  // The walk may begin in the middle of a line and come back to it at the end.
  if (ring.length > 1 && ring[0]!.line === ring.at(-1)!.line) ring.pop();
  return ring;
}

const between = (a: Corner, b: Corner): string => [a.id, b.id].sort().join(' ');
