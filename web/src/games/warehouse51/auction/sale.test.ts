import { expect, test } from 'vitest';
import { view } from '../example';
import { places } from '../story';
import type { Line } from '../view';
import { ladder, lastSale } from './sale';

const words = { key: 'unsaid' };
const bids = (seat: number, ingots: number, matched = false): Line => ({
  kind: 'BidMade',
  data: { seat, ingots, matched },
  words,
});
const upcoming: Line = {
  kind: 'TurnedUp',
  data: { relic: 'holy_grail', colour: 'blue', value: 2, sealed: false },
  words,
};
const story = [
  bids(1, 9), // of the auction before
  upcoming,
  bids(0, 1),
  bids(1, 2),
  bids(2, 3),
  { kind: 'Passed', data: { seat: 0 }, words } as const,
];

test('the ladder has every seat’s last bid, the highest first', () => {
  const now = { ...view, bid: 3, leader: 2, still_in: [1, 2] };
  expect(ladder(lastSale(story), now).map((row) => [row.seat, row.bids, row.passed])).toEqual([
    [2, [3], false],
    [1, [2], false],
    [0, [1], true],
  ]);
});

test('a bid that was just sent stands on the ladder already', () => {
  const now = { ...view, bid: 5, leader: 1, still_in: [1, 2] };
  const [first] = ladder(lastSale(story), now);
  expect(first).toEqual({ seat: 1, bids: [2, 5], passed: false });
});

test('of two equal bids the one that leads is on top', () => {
  const matched = [upcoming, bids(1, 3), bids(2, 3, true)];
  const rows = ladder(lastSale(matched), { ...view, bid: 3, leader: 2, still_in: [0, 1, 2] });
  expect(rows.map((row) => row.seat)).toEqual([2, 1, 0]);
});

test('without a story the view is enough', () => {
  const rows = ladder(lastSale([]), view);
  expect(rows.map((row) => row.seat)).toEqual([2, 0, 1]);
  expect(rows[0]!.bids).toEqual([4]);
});

test('a sale ends with who won, who was paid, and why', () => {
  const decided = { seat: 2, by: 'revealer', relic: null, ingots: 5, revealer: 2 };
  const told: Line[] = [
    upcoming,
    { kind: 'FistsOpened', data: { ingots: [5, 0, 5] }, words },
    { kind: 'Decided', data: decided, words },
    { kind: 'Sold', data: { seat: 2, relic: 'holy_grail', ingots: 5, other: 0 }, words },
  ];
  const { winner, sold, told: lines } = lastSale(told);
  expect(winner).toBe(2);
  expect(sold?.data).toMatchObject({ seat: 2, other: 0, ingots: 5 });
  expect(lines.map(({ kind }) => kind)).toContain('Decided');
});

test('a line points at its relics, seats and pile', () => {
  expect(places(upcoming)).toEqual(['relic holy_grail', 'pile blue']);
  const data = { seat: 0, own: 'cup', relic: 'kapala', other: 2 };
  expect(places({ kind: 'Swapped', data, words })).toEqual([
    'seat 0',
    'relic cup',
    'relic kapala',
    'seat 2',
  ]);
});
