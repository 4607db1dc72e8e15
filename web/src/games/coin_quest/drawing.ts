// Outlines and line work of coins and guilloches, as paths.
const short = (x: number): string => String(Math.round(x * 10) / 10);

function ring(steps: number, radius: (turn: number) => number, from = 0): string {
  let path = '';
  for (let i = 0; i < steps; i++) {
    const turn = (i / steps) * Math.PI * 2 + from;
    const r = radius(turn);
    path += `${i ? 'L' : 'M'}${short(r * Math.cos(turn))} ${short(r * Math.sin(turn))}`;
  }
  return `${path}z`;
}

function scalloped(r: number, lobes: number, depth: number): string {
  const at = (turn: number) => r - depth + depth * Math.abs(Math.sin((lobes * turn) / 2));
  return ring(lobes * 14, at);
}

export function octagon(r: number): string {
  return ring(8, () => r, Math.PI / 8);
}

export const SCALLOPS = [scalloped(49, 14, 6), scalloped(43.5, 14, 5.2)] as const;
export const OCTAGONS = [octagon(50), octagon(45), octagon(40.5)] as const;

export function rays(from: number, to: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const turn = (i / count) * Math.PI * 2;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    path += `M${short(from * x)} ${short(from * y)}L${short(to * x)} ${short(to * y)}`;
  }
  return path;
}

/** A guilloche along a border. */
export function wave(width: number, height: number, turns: number, strands: number): string[] {
  const steps = turns * 10;
  return Array.from({ length: strands }, (_, strand) => {
    let path = '';
    for (let i = 0; i <= steps; i++) {
      const swell = 0.55 + 0.45 * Math.cos((i / steps) * Math.PI * 6);
      const swing = Math.sin((i / 10) * Math.PI + (strand * Math.PI * 2) / strands);
      const y = height / 2 + height * 0.46 * swing * swell;
      path += `${i ? 'L' : 'M'}${short((i / steps) * width)} ${short(y)}`;
    }
    return path;
  });
}
