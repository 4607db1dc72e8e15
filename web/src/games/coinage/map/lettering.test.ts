import { expect, test } from 'vitest';
import { lettering } from './lettering';

const land = (left: number, right: number, name = 'Mintham') => ({ name, left, right });

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
