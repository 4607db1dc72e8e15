// An area's name stays inside its borders: moved aside first, then set a little smaller.
import type { Place } from './places';

const SMALLEST = 0.95; // of the usual size: 12 px on the narrowest phone

/** The size of a name and its way aside. */
export function lettering(
  { name, left, right }: Pick<Place, 'name' | 'left' | 'right'>,
  size: number,
): { size: number; aside: number } {
  const width = size * (0.43 * name.length + 1.25);
  const fit = Math.min(1, Math.max(SMALLEST, (left + right) / width));
  const half = (fit * width) / 2;
  if (left + right < 2 * half) return { size: fit * size, aside: (right - left) / 2 };
  const aside = half > right ? right - half : half > left ? half - left : 0;
  return { size: fit * size, aside };
}
