import { expect, test } from 'vitest';
import type { Words } from '../../../api/schema';
import { seatWords, view } from '../example';
import { ladder, lastSale } from './sale';
import { places } from '../story';

const line = (key: string, seat: number, more: object = {}): Words => ({
  key,
  args: { seat: seatWords(seat), ...more },
});
const relic = (id: string) => ({ key: `w51-relic-${id}`, args: {} });
const upcoming: Words = {
  key: 'w51-turned-up',
  args: { relic: relic('holy_grail'), colour: { key: 'w51-colour-blue' } },
};
const story = [
  line('w51-bids', 1, { ingots: 9 }), // of the auction before
  upcoming,
  line('w51-bids', 0, { ingots: 1 }),
  line('w51-bids', 1, { ingots: 2 }),
  line('w51-bids', 2, { ingots: 3 }),
  line('w51-passes', 0),
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
  const matched = [
    upcoming,
    line('w51-bids', 1, { ingots: 3 }),
    line('w51-matches', 2, { ingots: 3 }),
  ];
  const rows = ladder(lastSale(matched), { ...view, bid: 3, leader: 2, still_in: [0, 1, 2] });
  expect(rows.map((row) => row.seat)).toEqual([2, 1, 0]);
});

test('without a story the view is enough', () => {
  const rows = ladder(lastSale([]), view);
  expect(rows.map((row) => row.seat)).toEqual([2, 0, 1]);
  expect(rows[0]!.bids).toEqual([4]);
});

test('a sale ends with who won, who was paid, and why', () => {
  const told = [
    upcoming,
    { key: 'w51-fists-open', args: {} },
    line('w51-tie-revealer', 2),
    line('w51-wins', 2, { ingots: 5, other: seatWords(0) }),
  ];
  const { winner, payee, price, told: lines } = lastSale(told);
  expect([winner, payee, price]).toEqual([2, 0, 5]);
  expect(lines.map(({ key }) => key)).toContain('w51-tie-revealer');
});

test('a line points at its relics, seats and pile', () => {
  expect(places(upcoming)).toEqual(['relic holy_grail', 'pile blue']);
  const swap = line('w51-swaps', 0, {
    relic: relic('kapala'),
    own: 'A cup of my own',
    other: seatWords(2),
  });
  expect(places(swap)).toEqual(['relic kapala', 'relic A cup of my own', 'seat 0', 'seat 2']);
});
