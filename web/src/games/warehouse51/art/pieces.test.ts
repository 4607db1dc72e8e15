import { expect, test } from 'vitest';
import { heaps, relicArt } from './pieces';

test('ingots can be counted: no bar hides another', () => {
  const bars = heaps(23).map((heap) => heap.match(/translate\([^)]*\)/g)!);
  expect(bars.map((places) => new Set(places).size)).toEqual([5, 5, 5, 5, 3]);
});

test('a relic of somebody’s own edition has a drawing too', () => {
  expect(relicArt('cup_of_my_own')).toContain('<path');
  expect(relicArt('constructor')).toBe(relicArt('cup_of_my_own'));
});
