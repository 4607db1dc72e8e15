import { expect, test } from 'vitest';
import type { Place } from './geometry';
import { lettering, room } from './lettering';

const land = (left: number, right: number, name = 'Mintham'): Place => ({
  label: 'C2',
  name,
  region: 'city',
  anchor: [0, 0],
  outline: [
    [-left, -100],
    [right, -100],
    [right, 200],
    [-left, 200],
  ],
});

test('room is measured at the name, to the nearest border', () => {
  expect(room(land(100, 80))).toEqual({ left: 96, right: 76 });
});

test('a name with room stays where it is', () => {
  expect(lettering(land(100, 100), 27)).toEqual({ size: 27, aside: 0 });
});

test('a name near a border moves aside and keeps its size', () => {
  const { size, aside } = lettering(land(100, 50), 27);
  expect(size).toBe(27);
  expect(aside).toBeLessThan(0);
});

test('a name that is too long is set smaller, but not too small', () => {
  expect(lettering(land(70, 70, 'Netherquay'), 27).size).toBeLessThan(27);
  expect(lettering(land(30, 30, 'Netherquay'), 27).size).toBeCloseTo(27 * 0.95);
});
