// What the log says of the map and of tosses.
import type { Words } from '../../api/schema';
import { ROMAN, SIDES } from './coins/coin';
import type { CoinageTable } from './desk.svelte';

interface Labelled {
  args: { label: string };
}

/** The areas that a line of the log speaks of. */
export function places(words: Words): string[] {
  const { area, source, target } = (words.args ?? {}) as Record<string, Labelled | undefined>;
  return [area, source, target].flatMap((named) => (named ? [named.args.label] : []));
}

const isToss = ({ key }: Words) => key === 'coinage-slapped';

/** Where the opponent's last turn happened; for onlookers, this turn. */
export function lastTurn({ story, seat, view }: CoinageTable): Set<string> {
  const last = story.findLastIndex(isToss);
  if (last < 0) return new Set();
  const mine = seat !== null && SIDES[seat] === view.mover && view.slap !== null;
  const from = mine ? story.slice(0, last).findLastIndex(isToss) : last;
  return new Set(story.slice(Math.max(0, from), mine ? last : undefined).flatMap(places));
}

/** The ranks of the last toss. A captured coin came later and was not tossed. */
export function tossed({ story, view }: CoinageTable): number[] {
  const ranks = story.findLast(isToss)?.args as { tossed?: string } | undefined;
  if (ranks?.tossed) return ranks.tossed.split(', ').map((rank) => ROMAN.indexOf(rank) + 1);
  const bank = view.banks[SIDES.indexOf(view.mover)]!;
  return [1, 2, 3, 4].filter((rank) => bank[rank - 1]! > 0 || view.slap?.includes(rank));
}
