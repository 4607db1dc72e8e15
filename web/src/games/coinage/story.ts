// What has happened on the map, and what was tossed.
import { SIDES } from './coins/coin';
import type { Line, Table } from './view';

/** The areas where a line of the log happened. */
export function places({ kind, data }: Line): string[] {
  if (kind === 'Placed' || kind === 'Captured') return [data.area];
  return kind === 'Moved' ? [data.source, data.target] : [];
}

const isToss = ({ kind }: Line) => kind === 'Slapped';

/** Where the opponent's last turn happened; for onlookers, this turn. */
export function lastTurn({ story, seat, view }: Table): Set<string> {
  const last = story.findLastIndex(isToss);
  if (last < 0) return new Set();
  const mine = seat !== null && SIDES[seat] === view.mover && view.slap !== null;
  const from = mine ? story.slice(0, last).findLastIndex(isToss) : last;
  return new Set(story.slice(Math.max(0, from), mine ? last : undefined).flatMap(places));
}

/** The ranks of the last toss. A captured coin came later and was not tossed. */
export function tossed({ story, view }: Table): number[] {
  const toss = story.findLast((line) => line.kind === 'Slapped');
  if (toss) return toss.data.tossed;
  const bank = view.banks[SIDES.indexOf(view.mover)]!;
  return [1, 2, 3, 4].filter((rank) => bank[rank - 1]! > 0 || view.slap?.includes(rank));
}
