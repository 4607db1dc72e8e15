import type { Point } from './lattice';

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let within = false;
  outline.forEach((a, k) => {
    const b = outline.at(k - 1)!;
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0])
      within = !within;
  });
  return within;
}

/** How far a point is from an outline; negative outside. */
export function clearance(point: Point, outline: readonly Point[]): number {
  const nearest = Math.min(...outline.map((a, k) => distance(point, a, outline.at(k - 1)!)));
  return inside(point, outline) ? nearest : -nearest;
}

function distance([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const t = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const near = Math.min(1, Math.max(0, t));
  return Math.hypot(x - a[0] - dx * near, y - a[1] - dy * near);
}

/** Where a disc with a name beneath it fits best, and nearest to the middle. */
export function anchorIn(outline: readonly Point[], radius: number): Point {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const middle: Point = [(left + right) / 2, (top + bottom) / 2 - 14];
  const coarse = outline.filter((_, k) => k % 3 === 0);
  let [best, found] = [-Infinity, middle];
  for (let i = 2; i <= 18; i++)
    for (let j = 2; j <= 18; j++) {
      const point: Point = [left + ((right - left) * i) / 20, top + ((bottom - top) * j) / 20];
      const disc = Math.min(0, clearance(point, coarse) - radius - 8);
      const name = [-62, 62].map((dx) => clearance([point[0] + dx, point[1] + 92], coarse) - 12);
      const off = Math.hypot(point[0] - middle[0], point[1] - middle[1]);
      const worth = 3 * disc + 2 * Math.min(0, ...name) - off * 0.12;
      if (worth > best) [best, found] = [worth, point];
    }
  return found;
}
