import { expect, test } from 'vitest';
import type { Coinage_View as View } from '../../api/schema';
import { places } from './story';
import { firstTool, offersOf, targetsOf } from './moves';
import { section } from './section';
import { journeys, shown } from './view';

const gold = (rank: number) => ({ rank, side: 'gold' });
const silver = (rank: number) => ({ rank, side: 'silver' });
const VIEW = {
  mover: 'gold',
  banks: [
    [4, 3, 2, 1],
    [4, 3, 2, 1],
  ],
  stacks: { A1: [silver(4), gold(2)], A2: [], B1: [] },
} as unknown as View;

test('a tool has the targets that are offered', () => {
  const offers = offersOf([
    'place 1 A1',
    'place 3 B2',
    'move A1 A2',
    'capture C3',
    'pay 3',
    'done',
  ]);
  expect(targetsOf({ kind: 'coin', rank: 3 }, offers)).toEqual(new Set(['B2']));
  expect(targetsOf({ kind: 'coin', rank: 2 }, offers)).toEqual(new Set());
  expect(targetsOf({ kind: 'stack', from: null }, offers)).toEqual(new Set(['A1']));
  expect(targetsOf({ kind: 'stack', from: 'A1' }, offers)).toEqual(new Set(['A2']));
  expect(targetsOf({ kind: 'capture' }, offers)).toEqual(new Set(['C3']));
  expect(offers.pays).toEqual(new Set([3]));
  expect(offers.done).toBe(true);
});

test('with one way to do it, it lies at hand', () => {
  expect(firstTool(offersOf(['place 2 A1', 'place 2 A2', 'move B1 B2']))).toEqual({
    kind: 'coin',
    rank: 2,
  });
  expect(firstTool(offersOf(['place 2 A1', 'place 3 A2', 'move B1 B2']))).toBeNull();
  expect(firstTool(offersOf(['capture A1', 'move B1 B2']))).toEqual({ kind: 'capture' });
  expect(firstTool(offersOf(['move B1 B2', 'done']))).toEqual({ kind: 'stack', from: null });
  expect(firstTool(offersOf(['done']))).toBeNull();
});

test('a move that was sent is drawn, and its coins travel', () => {
  const now = shown(VIEW, null);
  const after = (move: string) => shown(VIEW, move);
  const travels = (move: string) => journeys(now, after(move));

  expect(after('place 1 A2').stacks.A2).toEqual([gold(1)]);
  expect(travels('place 1 A2')).toEqual([{ from: { bank: 0, rank: 1 }, to: { area: 'A2' } }]);

  expect(after('move A1 B1').stacks).toEqual({ A1: [], A2: [], B1: [silver(4), gold(2)] });
  expect(travels('move A1 B1')).toEqual([{ from: { area: 'A1' }, to: { area: 'B1' } }]);

  expect(after('capture A1').banks[0]).toEqual([4, 4, 2, 1]);
  expect(travels('capture A1')).toEqual([{ from: { area: 'A1' }, to: { bank: 0, rank: 2 } }]);

  expect(after('pay 4').banks).toEqual([
    [4, 3, 2, 0],
    [4, 3, 2, 2],
  ]);
  expect(travels('pay 4')).toEqual([{ from: { bank: 0, rank: 4 }, to: { bank: 1, rank: 4 } }]);

  expect(travels('done')).toEqual([]);
  expect(VIEW.stacks.A2).toEqual([]);
});

test('lines of the log happened in areas', () => {
  const words = { key: 'unsaid' };
  const placed = { seat: 0, rank: 1, area: 'A1', under: null };
  expect(places({ kind: 'Placed', data: placed, words })).toEqual(['A1']);
  const moved = { seat: 0, source: 'A1', target: 'B2' };
  expect(places({ kind: 'Moved', data: moved, words })).toEqual(['A1', 'B2']);
  expect(places({ kind: 'Stopped', data: { seat: 0 }, words })).toEqual([]);
});

test('the rules open where they apply', () => {
  const turn = {
    ending: null,
    slap: [1, 2],
    ready: [1, 2],
    placements_left: 2,
    may_pay: false,
    may_move: false,
    may_capture: false,
  };
  expect(section(turn)).toBe('3.1');
  expect(section({ ...turn, slap: null })).toBe('2.2');
  expect(section({ ...turn, slap: [1, 2, 3, 4], may_pay: true })).toBe('4.1');
  expect(section({ ...turn, slap: [1, 2, 3, 4] })).toBe('4.2');
  expect(section({ ...turn, slap: [], ready: [], placements_left: 0, may_capture: true })).toBe(
    '6.1',
  );
  expect(section({ ...turn, ready: [], placements_left: 0, may_move: true })).toBe('5.1');
  expect(section({ ...turn, ending: 'full-map' })).toBe('8.1');
});
