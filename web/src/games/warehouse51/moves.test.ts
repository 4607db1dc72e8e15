import { expect, test } from 'vitest';
import { bids, picks, swaps } from './moves';

test('bids and fists are read as numbers', () => {
  expect(bids(['bid 5', 'bid 6', 'pass', 'pawn kapala'])).toEqual([5, 6]);
  expect(bids(['fist 0', 'fist 1'])).toEqual([0, 1]);
});

test('a relic that can be chosen names its move', () => {
  expect([...picks(['buy back kapala', 'decline'], null)]).toEqual([['kapala', 'buy back kapala']]);
  expect([...picks(['pass', 'pawn kapala'], null)]).toEqual([]);
  expect([...picks(['pass', 'pawn kapala'], null, true)]).toEqual([['kapala', 'pawn kapala']]);
});

test('for a swap the relic of one’s own comes first', () => {
  const moves = ['swap kapala for excalibur', 'swap kapala for mjollnir', 'swap ring for mjollnir'];
  expect(swaps(moves).map(({ own }) => own)).toEqual(['kapala', 'kapala', 'ring']);
  expect([...picks(moves, null)]).toEqual([]);
  expect([...picks(moves, 'ring')]).toEqual([['mjollnir', 'swap ring for mjollnir']]);
});
