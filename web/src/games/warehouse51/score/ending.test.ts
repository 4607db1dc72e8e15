import { expect, test } from 'vitest';
import { endOf, seen, staged } from './ending';
import type { W51Table } from '../view';

const story = (...keys: string[]) => keys.map((key) => ({ key, args: {} }));
const END = ['w51-certifies', 'w51-exposed', 'w51-fake', 'w51-safe', 'w51-leaves', 'w51-over'];

test('the end begins after the last sale, and exposed counterfeits belong together', () => {
  const steps = endOf(story('w51-leaves', 'w51-wins', ...END));
  expect(steps.map(({ line, exposed }) => [line.key, exposed.length])).toEqual([
    ['w51-certifies', 0],
    ['w51-exposed', 2],
    ['w51-leaves', 0],
  ]);
});

test('there is no end while the game goes on', () => {
  expect(endOf(story('w51-wins', 'w51-certifies'))).toEqual([]);
});

const table = (more: object = {}) =>
  ({ id: 'T', live: true, story: story('w51-wins', ...END), ...more }) as unknown as W51Table;

test('the end is staged once, and only where it happens', () => {
  expect(staged(table({ live: false }))).toBe(false);
  expect(staged(table({ story: story('w51-wins') }))).toBe(false);
  expect(staged(table())).toBe(true);
  seen(table());
  expect(staged(table())).toBe(false);
});
