import { expect, test } from 'vitest';
import { endOf, seen, staged } from './ending';
import type { Line, Table } from '../view';

const story = (...kinds: string[]) =>
  kinds.map((kind) => ({ kind, data: {}, words: { key: 'unsaid' } }) as Line);
const END = ['Certified', 'Exposed', 'CounterfeitFound', 'CounterfeitFound', 'Removed', 'Over'];

test('the end begins after the last sale, and exposed counterfeits belong together', () => {
  const steps = endOf(story('Removed', 'Sold', ...END));
  expect(steps.map(({ line, found }) => [line.kind, found.length])).toEqual([
    ['Certified', 0],
    ['Exposed', 2],
    ['Removed', 0],
  ]);
});

test('there is no end while the game goes on', () => {
  expect(endOf(story('Sold', 'Certified'))).toEqual([]);
});

const table = (more: object = {}) =>
  ({ id: 'T', live: true, story: story('Sold', ...END), ...more }) as unknown as Table;

test('the end is staged once, and only where it happens', () => {
  expect(staged(table({ live: false }))).toBe(false);
  expect(staged(table({ story: story('Sold') }))).toBe(false);
  expect(staged(table())).toBe(true);
  seen(table());
  expect(staged(table())).toBe(false);
});
