// The Flying Carpet, drawn on 512 × 512: a cloth that waves, with a border, a medallion and fringes.
type Point = [number, number];

/** Where a point of the cloth lies: u along it, v across it, both from 0 to 1. */
function at(u: number, v: number): Point {
  return [136 + 330 * u - 96 * v, 190 + 44 * Math.sin(u * 7.2 + 0.5) - 34 * u + 150 * v];
}

function outline(points: Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}

const STEPS = Array.from({ length: 25 }, (_, n) => n / 24);

/** A frame of the cloth, so far inside its edges. */
function frame(along: number, across: number): string {
  const back = STEPS.map((t) => at(along + t * (1 - 2 * along), across));
  const front = STEPS.map((t) => at(along + (1 - t) * (1 - 2 * along), 1 - across));
  return outline([...back, ...front]);
}

function medallion(u: number, half: number): string {
  return outline([at(u - half, 0.5), at(u, 0.22), at(u + half, 0.5), at(u, 0.78)]);
}

function fringe(u: number, out: number): string {
  return Array.from({ length: 7 }, (_, n) => 0.02 + n * 0.155)
    .map((v) => {
      const [x, y] = at(u, v);
      const [p, q] = at(u, v + 0.06);
      return outline([
        [x, y],
        [x + out, y + 6],
        [p + out, q + 8],
        [p, q],
      ]);
    })
    .join('');
}

const WIND =
  'M96 440q54-22 104 0t104 0v9q-52 22-104 0t-104 0zM250 478q44-18 86 0t86 0v8q-44 18-86 0t-86 0z';

export const CARPET =
  `<path fill-rule="evenodd" d="${frame(0, 0)}${frame(0.05, 0.1)}${frame(0.085, 0.17)}` +
  `${medallion(0.5, 0.2)}${medallion(0.5, 0.1)}${medallion(0.19, 0.055)}${medallion(0.81, 0.055)}"/>` +
  `<path d="${fringe(0, -26)}${fringe(1, 26)}"/><path d="${WIND}"/>`;
