import { beforeEach, expect, test } from 'vitest';
import type { Update } from '../api/schema';
import { keep, settings } from '../shell/settings.svelte';
import { coached } from './coach.svelte';
import { above, keepLevel, levelFor } from './ladder';
import { count, levelOf, played, tally } from './record';

const over = (table: string, bots: (string | null)[], place: number): Update =>
  ({
    table,
    seat: 0,
    seats: [null, ...bots].map((bot) => ({ bot })),
    plan: { game: 'coinage' },
    outcome: { places: [place, 3 - place] },
  }) as unknown as Update;

beforeEach(() => {
  localStorage.clear();
  settings.coach = null;
});

test('a game is counted once, by level', () => {
  count(over('a', ['club'], 1));
  count(over('a', ['club'], 1));
  count(over('b', ['club'], 2));
  expect(tally('coinage', 'club')).toEqual({ played: 2, won: 1 });
  expect(tally('coinage', 'novice')).toEqual({ played: 0, won: 0 });
});

test('only games alone against bots of one level count', () => {
  expect(levelOf(over('a', ['club', 'club'], 1))).toBe('club');
  count(over('b', ['club', 'novice'], 1));
  count(over('c', [null], 1));
  count({ ...over('d', ['club'], 1), seat: null });
  expect(played('coinage')).toBe(0);
});

test('what somebody else has written there is not believed', () => {
  localStorage.setItem('mintmark.record', '{"tables": 3, "games": {"coinage": {"club": 7}}}');
  expect(tally('coinage', 'club')).toEqual({ played: 0, won: 0 });
  count(over('a', ['club'], 1));
  expect(played('coinage')).toBe(1);
});

test('the first games are coached, unless somebody says otherwise', () => {
  expect(coached('coinage')).toBe(true);
  for (const table of ['a', 'b', 'c']) count(over(table, ['novice'], 2));
  expect([coached('coinage'), coached('coin_quest')]).toEqual([false, true]);
  keep({ coach: true });
  expect(coached('coinage')).toBe(true);
  keep({ coach: false });
  expect(coached('coin_quest')).toBe(false);
});

test('the level chosen last is remembered, where there still is one', () => {
  const info = { name: 'coinage', levels: ['novice', 'casual', 'club'] };
  expect(levelFor(info)).toBe('casual');
  keepLevel('coinage', 'club');
  expect(levelFor(info)).toBe('club');
  expect(levelFor({ name: 'coinage', levels: ['easy'] })).toBe('easy');
  expect([above(info.levels, 'novice'), above(info.levels, 'club')]).toEqual(['casual', undefined]);
});
