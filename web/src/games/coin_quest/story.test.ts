import { expect, test } from 'vitest';
import type { CoinQuest_Settled as Settled } from '../../api/schema';
import { lastReveal, places, reveals } from './story';
import type { Line } from './view';

const words = { key: 'unsaid' };
const lifted: Line = { kind: 'ScreensLifted', data: {}, words };
const round = (number: number): Line => ({
  kind: 'RoundBegan',
  data: { round: number, rounds: 11 },
  words,
});
const bid = (seat: number, coins: string[], values: [number, number, number]) => ({
  seat,
  coins,
  values,
});
const shown = (lot: number, ...bids: ReturnType<typeof bid>[]): Line => ({
  kind: 'BidsShown',
  data: { lot, bids },
  words,
});
const settled = (lot: number, more: Partial<Settled>): Line => ({
  kind: 'Settled',
  data: {
    lot,
    coins: [],
    prestige: null,
    winner: null,
    level: [],
    bid: null,
    other: null,
    other_bid: null,
    metal: null,
    ...more,
  },
  words,
});

const WON = settled(1, { coins: ['S3.K', 'penny'], winner: 1, other: 0, metal: 'silver' });
const STORY: Line[] = [
  lifted,
  shown(1, bid(0, ['C5'], [0, 0, 5])),
  settled(1, { coins: ['G1.Q3'], winner: 0 }),
  round(2),
  lifted,
  shown(1, bid(1, ['G1', 'S2'], [1, 2, 0]), bid(0, ['G1', 'C1'], [1, 0, 1])),
  shown(4, bid(0, ['C2'], [0, 0, 2]), bid(2, ['C1', 'C1'], [0, 0, 2])),
  WON,
  settled(2, { coins: ['C1.Q4'] }),
  settled(4, { prestige: 3, level: [0, 2] }),
  round(3),
  { kind: 'LotFilled', data: { lot: 1, coin: 'G2' }, words },
];

test('the last reveal is told lot by lot, with what decided', () => {
  const [first, second, fourth] = lastReveal(STORY);
  expect(first).toMatchObject({ lot: 1, winner: 1, metal: 'silver', coins: ['S3.K', 'penny'] });
  expect(first!.bids.map((each) => [each.seat, each.values])).toEqual([
    [1, [1, 2, 0]],
    [0, [1, 0, 1]],
  ]);
  expect(second).toMatchObject({ lot: 2, bids: [], winner: null, coins: ['C1.Q4'] });
  expect(fourth).toMatchObject({ lot: 4, winner: null, level: [0, 2], metal: null, prestige: 3 });
  expect(reveals(STORY)).toBe(2);
});

test('before the hammer falls the bids lie open', () => {
  const [first] = lastReveal([lifted, shown(1, bid(0, ['C5'], [0, 0, 5]))]);
  expect(first).toMatchObject({ lot: 1, winner: null, bids: [{ seat: 0 }] });
});

test('before the first reveal there is none', () => {
  expect(lastReveal([round(1)])).toEqual([]);
});

test('lines of the log point at lots, the market and seats', () => {
  expect(places(WON)).toEqual(['lot1', 'seat1', 'seat0']);
  const bought: Line = { kind: 'Bought', data: { seat: 2, coin: 'G1', price: 3 }, words };
  expect(places(bought)).toEqual(['market', 'seat2']);
});
