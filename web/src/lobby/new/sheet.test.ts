import { beforeEach, describe, expect, it } from 'vitest';
import type { GameInfo } from '../../api/schema';
import {
  choicesOf,
  defaults,
  editionsOf,
  mistakesIn,
  remember,
  remembered,
  resized,
  sideFirst,
  sideOf,
  wish,
} from './sheet';

const GAME: GameInfo = {
  name: 'coin_quest',
  title: 'Coin Quest',
  version: 1,
  seats: [2, 3, 4, 5],
  secrets: true,
  edition_word: 'edition',
  editions: ['reconstruction', 'columns'],
  sides: [],
  options: [
    { name: 'everyone_buys', kind: 'switch', default: false, choices: [], about: '' },
    { name: 'first', kind: 'choice', default: 'chance', choices: ['chance', '1', '5'], about: '' },
  ],
  levels: ['novice', 'casual'],
  moves: [],
  rules: '',
};

beforeEach(() => localStorage.clear());

describe('the sheet for a new table', () => {
  it('begins with the least: you and open seats, no clock, by link', () => {
    expect(wish(GAME, defaults(GAME), null)).toMatchObject({
      game: 'coin_quest',
      seats: ['me', 'open'],
      edition: 'reconstruction',
      options: { everyone_buys: false, first: 'chance' },
      public: false,
      ready: true,
    });
  });

  it('remembers the last choices of a game', () => {
    const chosen = { ...defaults(GAME), seats: ['me', 'bot casual', 'open'], edition: 'columns' };
    remember(GAME.name, chosen);
    expect(remembered(GAME)).toEqual(chosen);
    expect(remembered({ ...GAME, name: 'other' }).seats).toEqual(['me', 'open']);
  });

  it('forgets choices that the game no longer has', () => {
    remember(GAME.name, {
      ...defaults(GAME),
      seats: ['me'],
      edition: 'gone',
      options: { first: '9', everyone_buys: true, gone: 1 },
    });
    expect(remembered(GAME)).toMatchObject({ seats: ['me', 'open'], edition: 'reconstruction' });
    expect(remembered(GAME).options).toEqual({ first: 'chance', everyone_buys: true });
  });

  it('keeps who sits when seats are added or taken away', () => {
    expect(resized(['me', 'bot casual'], 3)).toEqual(['me', 'bot casual', 'open']);
    expect(resized(['me', 'bot casual', 'open'], 2)).toEqual(['me', 'bot casual']);
  });

  it('offers no start player who does not play', () => {
    expect(choicesOf(GAME.options[1]!, 3)).toEqual(['chance', '1']);
  });

  it('sends a file instead of an edition', () => {
    const own = { name: 'mine.toml', text: 'x' };
    const wanted = wish(GAME, defaults(GAME), own);
    expect(wanted.own_edition).toBe('x');
    expect(wanted.edition).toBeUndefined();
  });

  it('offers a toss first, then who plays what, and a random map', () => {
    const sides = ['gold', 'silver'];
    const game = { ...GAME, edition_word: 'map', sides, seats: [2], name: 'coinage' };
    const sheet = defaults(game);
    expect(wish(game, sheet, null)).toMatchObject({ toss: true, seats: ['me', 'open'] });
    expect(wish(game, { ...sheet, side: 'gold' }, null)).toMatchObject({
      toss: false,
      seats: ['me', 'open'],
    });
    expect(wish(game, { ...sheet, side: 'silver' }, null)).toMatchObject({
      toss: false,
      seats: ['open', 'me'],
    });
    expect([0, 1].map((seat) => sideOf(game, 'silver', seat))).toEqual(['silver', 'gold']);
    expect(sideFirst(game, 'gold', 1)).toBe('silver');
    expect(sideFirst(game, 'toss', 1)).toBe('toss');
    expect(editionsOf(game)).toContain('random');
    remember(game.name, { ...sheet, side: 'silver', edition: 'random' });
    expect(remembered(game)).toMatchObject({ side: 'silver', edition: 'random' });
    expect(wish(GAME, defaults(GAME), null)).not.toHaveProperty('toss');
    expect(editionsOf(GAME)).not.toContain('random');
  });

  it('reads the lines of an edition’s mistakes', () => {
    expect(mistakesIn('line 3: no such metal\nsomething else')).toEqual([
      { line: 3, why: 'no such metal' },
      { line: null, why: 'something else' },
    ]);
  });
});
