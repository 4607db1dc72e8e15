// Lines of the drawings, computed once.
const turn = Math.PI * 2;

/** Rays around a middle, of alternating lengths. */
export function rays(
  count: number,
  near: (n: number) => number,
  far: (n: number) => number,
): string {
  return Array.from({ length: count }, (_, n) => {
    const [x, y] = [Math.cos((n / count) * turn), Math.sin((n / count) * turn)];
    const [a, b] = [near(n), far(n)];
    return `M${(a * x).toFixed(1)} ${(a * y).toFixed(1)}L${(b * x).toFixed(1)} ${(b * y).toFixed(1)}`;
  }).join('');
}

/** Where the bars of a heap lie: heaps of five, three below and two above, the lower ones first. */
export function heap(ingots: number): { x: number; y: number }[] {
  const five = [
    [0, 11],
    [16.3, 11],
    [32.6, 11],
    [8.2, 2],
    [24.4, 2],
  ] as const;
  return Array.from({ length: ingots }, (_, n) => {
    const [x, y] = five[n % 5]!;
    return { x: Math.floor(n / 5) * 58 + x, y };
  });
}
