// A table of Warehouse 51, and how its parts are called.
import type { Table as AnyTable } from '../game';
import { isYou } from '../../i18n/names';
import type {
  RelicCard,
  Warehouse51_Line as Line,
  Warehouse51_View as View,
  Warehouse51Box as Box,
} from '../../api/schema';
import { isSign, type Sign } from '../../ui/art/signs';
import { t, type Args } from '../../i18n/speech.svelte';
import { COLOURS, type Colour } from './relics/departments';

export type { Box, Line, View };
export type Table = AnyTable<View, Box, Line>;

export function cardOf(box: Box, relic: string): RelicCard {
  return box.relics.find(({ id }) => id === relic)!;
}

export function relicName(card: RelicCard): string {
  return card.name ?? t(`w51-relic-${card.id}`);
}

export function effectOf(card: RelicCard): string {
  const { amount } = card;
  const given: Args =
    amount === null ? {} : { [typeof amount === 'string' ? 'side' : 'amount']: amount };
  return t(`w51-effect-${card.effect}`, given);
}

export const colourOf = (card: RelicCard): Colour => COLOURS.find((each) => each === card.colour)!;

export const markOf = ({ mark }: RelicCard): Sign => (isSign(mark) ? mark : 'neutral');

export function owner(view: View, relic: string): number | null {
  const seat = view.players.findIndex((player) =>
    player.collection.some((owned) => owned.relic === relic),
  );
  return seat < 0 ? null : seat;
}

/** Where a relic is, in words. */
export function whereabouts(table: Table, relic: string): string {
  const { view } = table;
  const seat = owner(view, relic);
  if (seat !== null && isYou(table, seat)) return t('w51b-with-you');
  if (seat !== null) return t('w51b-with', { name: named(table, seat) });
  if (view.lot === relic) return t('w51b-on-the-block');
  return view.gone.includes(relic) ? t('w51b-gone') : t('w51b-in-pile');
}

/** Who sits there: "you" to oneself at a live table, with a number where two have the same name. */
export function called(table: Table, seat: number): string {
  return isYou(table, seat) ? t('w51-you') : named(table, seat);
}

/** For texts that speak of a seat: its name, and whether that is the reader's. */
export const who = (table: Table, seat: number): Args => ({
  name: named(table, seat),
  you: isYou(table, seat) ? 'yes' : 'no',
});

export function named(table: Table, seat: number): string {
  const name = table.name(seat);
  const twins = table.seats.filter((_, other) => table.name(other) === name);
  return twins.length > 1 ? `${name} ${seat + 1}` : name;
}

/** A number with a proper minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** All counterfeits that these eyes have seen, whoever they lie between. */
export const fakes = (view: View): string[] => view.counterfeits.flatMap((gap) => gap ?? []);

/** Whether the counterfeits lie open for all. */
export const exposed = (view: View): boolean => ['neutralising', 'over'].includes(view.phase);

/** Whether a counterfeit is no secret of this seat: everybody knows, or these eyes see everything. */
export const openly = ({ view, seat }: Table): boolean => exposed(view) || seat === null;

/** Clockwise, beginning with whoever looks. */
export function clockwise(table: Table): number[] {
  const seats = table.view.players.length;
  return table.view.players.map((_, k) => ((table.seat ?? 0) + k) % seats);
}

const BIDDING = /^bid (\d+)$/;
const FIST = /^fist (\d+)$/;
const PAWN = /^pawn (.+)$/;

/** The view with a move in it that was sent and is not confirmed yet. */
export function echoed(table: Table): View {
  const { view, pending, seat } = table;
  if (!pending || seat === null) return view;
  const bid = BIDDING.exec(pending);
  if (bid) return { ...view, bid: Number(bid[1]), leader: seat, to_act: [] };
  if (pending === 'pass') {
    return { ...view, still_in: view.still_in.filter((each) => each !== seat), to_act: [] };
  }
  const fist = FIST.exec(pending);
  const relic = PAWN.exec(pending)?.[1];
  const players = view.players.map((player, k) =>
    k !== seat
      ? player
      : {
          ...player,
          fist_closed: player.fist_closed || fist !== null,
          collection: player.collection.map((each) =>
            each.relic === relic ? { ...each, pawned: true } : each,
          ),
        },
  );
  return { ...view, players, fist: fist ? Number(fist[1]) : view.fist };
}
