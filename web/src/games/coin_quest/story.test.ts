import { expect, test } from 'vitest';
import type { Words } from '../../api/schema';
import { named } from './coins/coin';
import { lastReveal, places, reveals } from './story';

const seat = (number: number): Words => ({ key: 'cq-seat', args: { number } });
const bid = (number: number, coins: string[], values: number[]): Words => ({
  key: 'cq-bid-of',
  args: {
    seat: seat(number),
    coins: coins.map(named),
    gold: values[0],
    silver: values[1],
    copper: values[2],
  },
});
const line = (key: string, args: object = {}): Words => ({ key: `cq-${key}`, args });

const STORY = [
  line('screens-up'),
  line('lot-bids', { lot: 1, bids: [bid(1, ['C5'], [0, 0, 5])] }),
  line('lot-alone', { lot: 1, seat: seat(1), bid: [], prize: [named('G1.Q3')] }),
  line('round', { round: 2, rounds: 11 }),
  line('screens-up'),
  line('lot-bids', {
    lot: 1,
    bids: [bid(2, ['G1', 'S2'], [1, 2, 0]), bid(1, ['G1', 'C1'], [1, 0, 1])],
  }),
  line('lot-bids', { lot: 4, bids: [bid(1, ['C2'], [0, 0, 2]), bid(3, ['C1', 'C1'], [0, 0, 2])] }),
  line('lot-won', {
    lot: 1,
    seat: seat(2),
    other: seat(1),
    metal: 'silver',
    prize: [named('S3.K'), named('penny')],
  }),
  line('lot-stays', { lot: 2, prize: [named('C1.Q4')] }),
  line('lot-tied', {
    lot: 4,
    seats: [seat(1), seat(3)],
    seat: seat(1),
    prize: line('prestige', { points: 3 }),
  }),
  line('round', { round: 3, rounds: 11 }),
  line('lot-coin', { lot: 1, coin: named('G2') }),
];

test('the last reveal is told lot by lot, with what decided', () => {
  const [first, second, fourth] = lastReveal(STORY);
  expect(first).toMatchObject({ lot: 1, winner: 1, metal: 1, prize: ['S3.K', 'penny'] });
  expect(first!.bids.map((each) => [each.seat, each.values])).toEqual([
    [1, [1, 2, 0]],
    [0, [1, 0, 1]],
  ]);
  expect(second).toMatchObject({ lot: 2, bids: [], winner: null, prize: ['C1.Q4'] });
  expect(fourth).toMatchObject({ lot: 4, winner: null, tied: [0, 2], metal: null, prize: 3 });
  expect(reveals(STORY)).toBe(2);
});

test('before the first reveal there is none', () => {
  expect(lastReveal([line('round', { round: 1, rounds: 11 })])).toEqual([]);
});

test('lines of the log point at lots, the market and seats', () => {
  expect(places(STORY[7]!)).toEqual(['lot1', 'seat1', 'seat0']);
  expect(places(line('buys', { seat: seat(3), coin: named('G1') }))).toEqual(['market', 'seat2']);
});
