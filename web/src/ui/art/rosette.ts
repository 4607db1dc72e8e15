// Guilloche: k waves of n periods around a circle of radius R, each a little further round.
export function rosette(R: number, amplitude: number, n: number, k: number, steps = 360): string {
  const round = (x: number) => Math.round(x * 10) / 10;
  return Array.from({ length: k }, (_, j) => {
    const points = Array.from({ length: steps }, (_, i) => {
      const turn = (i / steps) * 2 * Math.PI;
      const r = R + amplitude * Math.cos(n * turn + (j * 2 * Math.PI) / k);
      return `${round(r * Math.cos(turn))} ${round(r * Math.sin(turn))}`;
    });
    return `M${points.join('L')}z`;
  }).join('');
}
