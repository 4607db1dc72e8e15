// What a seat sees, and what it will look like once moves that are under way have arrived.
import type {
  CoinQuestBox as Box,
  CoinQuest_Line as Line,
  CoinQuest_Lot as Lot,
  CoinQuest_Player as Player,
  CoinQuest_View as View,
} from '../../api/schema';
import type { Table as AnyTable } from '../game';
import { isYou } from '../../i18n/names';
import { t } from '../../i18n/speech.svelte';

export type { Box, Line, Lot, Player, View };
export type Table = AnyTable<View, Box, Line>;

/** Who sits there: "you" to oneself, at a live table. */
export const called = (table: Table, seat: number): string =>
  isYou(table, seat) ? t('cq-you') : table.name(seat);

const MOVE = /^(place|take back) (\S+) (?:on|from) (\d)$/;

/** A move that puts a coin on a lot or takes it back. */
export function carried(move: string): { back: boolean; coin: string; lot: number } | null {
  const found = MOVE.exec(move);
  return found && { back: found[1] !== 'place', coin: found[2]!, lot: Number(found[3]) };
}

function without(coins: readonly string[], coin: string): string[] {
  const at = coins.indexOf(coin);
  return at < 0 ? [...coins] : coins.toSpliced(at, 1);
}

function rebid(view: View, seat: number, lot: number, coins: string[]): Lot[] {
  const there = view.lots[lot]!; // what its coins are worth, the server will say
  return view.lots.with(lot, { ...there, bids: there.bids.with(seat, coins) });
}

/** The view with a seat's own moves made already, as far as they only shift things about. */
export function foreseen(view: View, seat: number | null, moves: readonly string[]): View {
  if (seat === null) return view;
  return moves.reduce((seen, move) => after(seen, seat, move), view);
}

function after(view: View, seat: number, move: string): View {
  const player = view.players[seat]!;
  if (move === 'lock' || move === 'unlock') {
    const players = view.players.with(seat, { ...player, ready: move === 'lock' });
    return { ...view, players };
  }
  const way = carried(move);
  if (!way) return view;
  const there = view.lots[way.lot - 1]!.bids[seat] ?? [];
  return way.back
    ? {
        ...view,
        hand: [...view.hand, way.coin],
        lots: rebid(view, seat, way.lot - 1, without(there, way.coin)),
      }
    : {
        ...view,
        hand: without(view.hand, way.coin),
        lots: rebid(view, seat, way.lot - 1, [...there, way.coin]),
      };
}

/** Which metals a lot takes, as the variant of a text. */
export function banned(bans: readonly string[]): string {
  return bans.length ? bans.join('-') : 'none';
}

/** Whether coins with an eagle are in this game. */
export function eagles(view: View): boolean {
  const all = [view.black_pouch, view.market, view.trashed, ...view.lots.map((lot) => lot.coins)];
  all.push(...view.players.map((player) => player.collection));
  return all.some((coins) => coins.some((coin) => coin.endsWith('.E')));
}
