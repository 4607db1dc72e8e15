// An area's name stays inside its borders: moved aside first, then set a little smaller.
import type { Place } from './geometry';

const BELOW = 88; // from the slot's middle to the middle of the letters
const SMALLEST = 0.95; // of the usual size: 12 px on the narrowest phone
const MARGIN = 4;

/** How far the land goes to the left and to the right of a slot, at its name. */
export function room({ outline, anchor: [x, y] }: Pick<Place, 'outline' | 'anchor'>) {
  const level = y + BELOW;
  let [left, right] = [Infinity, Infinity];
  outline.forEach(([x1, y1], k) => {
    const [x2, y2] = outline[(k + 1) % outline.length]!;
    if (y1 > level === y2 > level) return;
    const crossing = x1 + ((level - y1) / (y2 - y1)) * (x2 - x1) - x;
    if (crossing < 0) left = Math.min(left, -crossing);
    else right = Math.min(right, crossing);
  });
  return { left: left - MARGIN, right: right - MARGIN };
}

/** The size of a name and its way aside. */
export function lettering(place: Place, size: number): { size: number; aside: number } {
  const { left, right } = room(place);
  const width = size * (0.43 * place.name.length + 1.25);
  const fit = Math.min(1, Math.max(SMALLEST, (left + right) / width));
  const half = (fit * width) / 2;
  if (left + right < 2 * half) return { size: fit * size, aside: (right - left) / 2 };
  const aside = half > right ? right - half : half > left ? half - left : 0;
  return { size: fit * size, aside };
}
