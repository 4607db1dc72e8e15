import { expect, test } from 'vitest';
import { CARPET } from './carpet';
import { drawing } from './icons';
import { heap } from './lines';

test('ingots can be counted: no bar hides another', () => {
  const bars = heap(23);
  expect(bars).toHaveLength(23);
  expect(new Set(bars.map(({ x, y }) => `${x} ${y}`)).size).toBe(23);
});

test('the carpet stays on its sheet', () => {
  const absolute = [...CARPET.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)];
  const numbers = absolute.flatMap(([, x, y]) => [Number(x), Number(y)]);
  expect(numbers.length).toBeGreaterThan(100);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThanOrEqual(512);
});

test('a relic of somebody’s own edition has a drawing too', () => {
  expect(drawing('cup_of_my_own')).toContain('<path');
  expect(drawing('constructor')).toBe(drawing('cup_of_my_own'));
});
