import { expect, it } from 'vitest';
import type { Replay } from '../api/schema';
import { speak } from '../i18n/speech.svelte';
import { pathOf, scaleOf } from './chart';
import { Showing, seatsOf, viewsOf } from './showing.svelte';
import { addressOf, allViewers, replayOf } from './where';
import { example } from '../games/warehouse51/example';

const told = (kind: string) => ({ kind, data: {}, words: { key: kind } });
const replay: Replay = {
  game: 'coinage',
  edition: 'standard',
  own_edition: false,
  options: {},
  seats: ['Ada', 'Ben'],
  bots: null,
  viewer: '1',
  box: example().box,
  places: [1, 2],
  frames: [
    { at: 0, who: null, move: null, story: [], scores: [0, 0], view: { turn: 1, bank: 4 } },
    {
      at: 1,
      who: 'chance',
      move: 'slap',
      story: [told('a')],
      scores: [0, 0],
      changed: { bank: 3 },
    },
    { at: 2, who: 0, move: 'done', story: [told('b')], scores: [3, 0], changed: { turn: 2 } },
  ],
};

it('puts the views together from what has changed', () => {
  expect(viewsOf(replay)).toEqual([
    { turn: 1, bank: 4 },
    { turn: 1, bank: 3 },
    { turn: 2, bank: 3 },
  ]);
});

it('is a table at a moment, where nothing can be done', () => {
  const showing = new Showing('x', replay, 1);
  expect(showing.view).toEqual({ turn: 1, bank: 3 });
  expect(showing.story.map(({ kind }) => kind)).toEqual(['a']);
  expect([showing.seat, showing.live, showing.moves, showing.awaited]).toEqual([1, false, [], [0]]);
  expect(showing.name(1)).toBe('Ben');
  showing.go(99);
  expect([showing.at, showing.last, showing.places]).toEqual([2, 2, [1, 2]]);
  showing.go(Number.NaN);
  expect(showing.at).toBe(0);
  expect(showing.moment(2).view).toEqual({ turn: 2, bank: 3 });
});

it('knows bots by what the record says, and in older ones by their names', async () => {
  await speak('en');
  const seats = ['club', 'Ben'];
  const levels = (bots: Replay['bots']) => seatsOf({ seats, bots }).map(({ bot }) => bot);
  expect(levels([null, 'master'])).toEqual([null, 'master']);
  expect(levels(null)).toEqual(['club', null]);
});

it('tells tables and brought records apart', () => {
  expect(addressOf('abc')).toBe('/api/tables/abc');
  expect(addressOf('../me?')).toBe('/api/tables/..%2Fme%3F');
  expect(replayOf('r.abc', 'open')).toBe('/api/records/abc/replay?viewer=open');
  expect(allViewers(replay)).toEqual(['open', 'onlooker', '0', '1']);
});

it('draws scores as steps', () => {
  expect(
    scaleOf([
      [0, 0],
      [3, -1],
    ]),
  ).toEqual({ low: -1, high: 3 });
  expect(pathOf([0, 0, 2], { low: 0, high: 2 }, 100, 50)).toBe('M0 50H100V0H100');
});
