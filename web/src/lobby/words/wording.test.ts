import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatInfo, Summary } from '../../api/schema';
import { speak } from '../../i18n/speech.svelte';
import { ending, headline, occupancy, paceOf, standing, unfinished } from './wording';

const EMPTY: SeatInfo = {
  name: '',
  guest: null,
  bot: null,
  invited: null,
  ready: false,
  left: false,
  late: false,
  absent: null,
  resigned: false,
};
const person = (name: string): SeatInfo => ({ ...EMPTY, name, guest: name, ready: true });
const BOT: SeatInfo = { ...EMPTY, name: 'club', bot: 'club', ready: true };
const PLAN = {
  game: 'coinage',
  edition: 'standard',
  options: {},
  pace: { kind: 'none' as const },
  public: true,
  hints: true,
  owner: 'me',
  after: null,
};

function table(change: Partial<Summary>): Summary {
  return {
    plan: PLAN,
    status: 'playing',
    seats: [person('me'), BOT],
    turn: 12,
    awaited: [0],
    outcome: null,
    ...change,
  };
}

beforeAll(async () => {
  await speak('en');
});

describe('a table in a list', () => {
  it('goes by whom one plays with', () => {
    expect(headline(table({}), 'me')).toBe('CoinAge with Bot (club)');
    expect(headline(table({ seats: [person('me'), person('me')] }), 'me')).toBe(
      'CoinAge on one screen',
    );
    expect(headline(table({ seats: [person('me'), EMPTY] }), 'me')).toBe(
      'CoinAge, 1 of 2 seats taken',
    );
    expect(occupancy(table({ seats: [person('Ada'), EMPTY] }))).toBe('CoinAge, 1 of 2 seats taken');
  });

  it('says whose move it is', () => {
    expect(standing(table({}), 'me')).toBe('Your move, turn 12');
    expect(standing(table({ awaited: [1] }), 'me')).toBe('Waiting for Bot (club), turn 12');
    expect(standing(table({ status: 'open' }), 'me')).toBe('Waiting for players');
  });

  it('says how it ended', () => {
    const over = (places: number[], resigned: number[] = []) =>
      table({
        status: 'over',
        outcome: { scores: [9, 7], places, ending: 'full', resigned },
      });
    expect(ending(over([1, 2]), 'me')).toBe('You won, 9 : 7');
    expect(ending(over([2, 1]), 'me')).toBe('Place 2 of 2, 9 : 7');
    expect(ending(over([1, 1]), 'me')).toBe('You share the victory, 9 : 7');
    expect(ending(over([2, 1], [0]), 'me')).toBe('Place 2 of 2, by resignation');
    expect(ending(over([2, 1]), 'somebody else')).toBe('Bot (club) won, 9 : 7');
  });

  it('comes first when it waits for you; finished ones are no longer in the list', () => {
    const listed = (id: string, created_at: number, summary: Summary) => ({
      id,
      created_at,
      summary,
    });
    const found = unfinished(
      [
        listed('theirs', 3, table({ awaited: [1] })),
        listed('over', 2, table({ status: 'over' })),
        listed('mine', 1, table({})),
      ],
      'me',
    );
    expect(found.map(({ id }) => id)).toEqual(['mine', 'theirs']);
  });

  it('has its pace in words, in the plurals of each language', async () => {
    const live = { kind: 'live' as const, seconds: 600, increment: 1 };
    expect(paceOf(live)).toBe('10 minutes each, + 1 second per turn');
    await speak('ru');
    expect(paceOf({ kind: 'days', days: 2 })).toBe('2 дня на ход');
    expect(paceOf({ kind: 'days', days: 7 })).toBe('7 дней на ход');
    await speak('en');
  });
});
