// From a wish to a table.
import { answerAhead, get, post } from '../api/http';
import { introduce } from '../i18n/companions';
import { someone } from '../api/guest.svelte';
import type { GameInfo, NewTable } from '../api/schema';
import { partsOf } from '../games';
import { boxAddress } from '../rules/address';
import { pageOf } from '../shell/pages';
import { go } from '../shell/router.svelte';

/** Set up a table and go there; whoever comes without a name becomes a guest. */
export async function open(wish: NewTable, names: string[] = []): Promise<void> {
  Promise.all([pageOf('table').load(), partsOf(wish.game)]).catch(() => {}); // while it is set up
  await someone();
  const update = await post('/api/tables', wish);
  const { table, luck, plan } = update;
  answerAhead(`/api/tables/${table}`, update);
  if (!plan.own_edition) {
    answerAhead(`/api/tables/${table}/box`, get(boxAddress(plan.game, plan.edition))); // it may be here
  }
  if (names.length) introduce(table, luck.seating?.map((place) => names[place]!) ?? names);
  go('table', table);
}

/** The least number of seats, all but one of them bots'. */
export const withBots = ({ name, seats }: GameInfo, level: string): NewTable => ({
  game: name,
  seats: ['me', ...Array<string>(seats[0]! - 1).fill(`bot ${level}`)],
  ready: true,
});

export const withFriends = ({ name }: GameInfo, seats: number): NewTable => ({
  game: name,
  seats: ['me', ...Array<string>(seats - 1).fill('open')],
  ready: true,
});

export const onOneScreen = ({ name }: GameInfo, seats: number): NewTable => ({
  game: name,
  seats: Array<string>(seats).fill('me'),
  ready: true,
});
