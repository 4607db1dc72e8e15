import type { Place } from './places';

const DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The area that lies next in the direction of an arrow key. */
export function neighbourTowards(
  places: ReadonlyMap<string, Pick<Place, 'label' | 'x' | 'y'>>,
  from: string,
  key: string,
): string | null {
  const [direction, start] = [DIRECTIONS[key], places.get(from)];
  if (!direction || !start) return null;
  let [nearest, found]: [number, string | null] = [Infinity, null];
  for (const { label, x, y } of places.values()) {
    const [dx, dy] = [x - start.x, y - start.y];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] - dy * direction[0]);
    if (ahead < 30 || aside > ahead * 2.2) continue;
    const far = ahead + 2 * aside;
    if (far < nearest) [nearest, found] = [far, label];
  }
  return found;
}
