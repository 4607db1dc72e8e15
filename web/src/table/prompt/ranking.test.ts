import { expect, test } from 'vitest';
import type { Weighed } from '../../api/schema';
import { ranked, reasonFor } from './ranking';

const hint = (move: string, visits: number, win: number | null, lead: number | null): Weighed => ({
  move,
  visits,
  win,
  lead,
  said: { key: 'web-hint', args: {} },
});
const moves = (groups: Weighed[][]) => groups.map((group) => group.map(({ move }) => move));

test('the order agrees with the figures, and what is as good stands together', () => {
  const groups = ranked([
    hint('a', 500, 0.61, 2),
    hint('b', 480, 0.64, 3),
    hint('c', 90, 0.642, 2.8),
    hint('d', 40, 0.9, 9),
    hint('e', 0, null, null),
  ]);
  expect(moves(groups)).toEqual([['b', 'c'], ['a']]);
});

test('why is said by what the search has found', () => {
  const key = (...hints: Weighed[]) => reasonFor(ranked(hints)).key;
  expect(key(hint('a', 9, 0.6, 1), hint('b', 9, 0.5, 1))).toBe('hint-chance');
  expect(key(hint('a', 9, 0.6, 4), hint('b', 9, 0.6, 1))).toBe('hint-lead');
  expect(key(hint('a', 9, 0.605, 1), hint('b', 9, 0.596, 1))).toBe('hint-close');
  expect(key(hint('a', 9, 0.6, 1), hint('b', 9, 0.6, 1))).toBe('hint-equal');
  expect(key(hint('a', 900, 0.6, 1), hint('b', 9, 0.6, 1))).toBe('hint-far');
  expect(moves(ranked([hint('a', 0, null, null)]))).toEqual([['a']]);
});
