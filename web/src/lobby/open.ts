// From a wish to a table.
import { post } from '../api/http';
import { introduce } from '../i18n/companions';
import { someone } from '../api/guest.svelte';
import type { GameInfo, NewTable, Update } from '../api/schema';
import { go } from '../shell/router.svelte';

const LEVEL = 'casual'; // of a bot that nobody has chosen

/** Set up a table and go there; whoever comes without a name becomes a guest. */
export async function open(wish: NewTable, names: string[] = []): Promise<void> {
  await someone();
  const { table, luck } = await post<Update>('/api/tables', wish);
  if (names.length) introduce(table, luck.seating?.map((place) => names[place]!) ?? names);
  go('table', table);
}

/** The least number of seats, all but one of them bots'. */
export const withBots = ({ name, seats }: GameInfo): NewTable => ({
  game: name,
  seats: ['me', ...Array<string>(seats[0]! - 1).fill(`bot ${LEVEL}`)],
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
