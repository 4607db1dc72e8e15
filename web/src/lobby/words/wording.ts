// Tables in words, as lists and the waiting room speak of them.
import { titleOf } from '../../games';
import { botName } from '../../i18n/names';
import type { Listed, Me, Pace, Plan, SeatInfo, Summary } from '../../api/schema';
import { knows, listed, t } from '../../i18n/speech.svelte';

type Edition = Pick<Plan, 'game' | 'edition' | 'own_edition'>;

export const free = (seat: SeatInfo) => !seat.guest && !seat.bot;

/** Whether somebody may sit there: it may be kept for somebody else, whatever they are called. */
export const openTo = (seat: SeatInfo, me: Me | null) =>
  free(seat) && (!seat.invitee || seat.invitee === me?.id);

/** A text that a game may not have: its name is better than nothing. */
export const named = (key: string, otherwise: string) => (knows(key) ? t(key) : otherwise);

/** An edition by its name; one of somebody's own is always said to be that. */
export function editionOf({ game, edition, own_edition }: Edition): string {
  if (!own_edition) return named(`edition-${game}-${edition}`, edition);
  return edition === 'own'
    ? t('table-own-edition')
    : t('table-own-edition-named', { name: edition });
}

export function sitterOf(seat: SeatInfo): string {
  if (seat.bot) return botName(seat.bot);
  if (seat.guest) return seat.name;
  return seat.invited ? t('lobby-kept-for', { name: seat.invited }) : t('lobby-seat-free');
}

export function paceOf(pace: Pace): string {
  if (pace.kind === 'live') {
    const minutes = Math.round((pace.seconds ?? 0) / 6) / 10;
    return t('lobby-pace-live-is', { minutes, seconds: pace.increment ?? 0 });
  }
  return pace.kind === 'days'
    ? t('lobby-pace-days-is', { days: pace.days ?? 0 })
    : t('lobby-pace-none');
}

/** “CoinAge with Ada”, as its player sees it. */
export function headline({ plan, seats }: Summary, me: string): string {
  const game = titleOf(plan.game);
  const others = seats.filter((seat) => !free(seat) && seat.guest !== me);
  if (others.length) return t('lobby-with', { game, names: listed(others.map(sitterOf)) });
  if (seats.some(free)) return occupancy({ plan, seats });
  return t('lobby-with-yourselves', { game });
}

/** “Coin Quest, 2 of 4 seats taken”, as others see it. */
export function occupancy({ plan, seats }: Pick<Summary, 'plan' | 'seats'>): string {
  const taken = seats.filter((seat) => !free(seat)).length;
  return t('lobby-seats-taken', { game: titleOf(plan.game), taken, seats: seats.length });
}

export const dueFor = ({ status, seats, awaited }: Summary, me: string): boolean =>
  status === 'playing' && awaited.some((seat) => seats[seat]?.guest === me);

/** How a running or open table stands, for one of its players. */
export function standing(summary: Summary, me: string): string {
  const { status, seats, awaited, turn } = summary;
  if (status === 'open') {
    const own = seats.find((seat) => seat.guest === me);
    return own && !own.ready ? t('lobby-not-ready') : t('lobby-waits-for-players');
  }
  if (dueFor(summary, me)) return t('lobby-your-move', { turn });
  return t('lobby-waits-for', { names: listed(awaited.map((n) => sitterOf(seats[n]!))), turn });
}

/** How a finished game ended, for one of its players. */
export function ending({ seats, outcome }: Summary, me: string): string {
  if (!outcome) return '';
  // of two, whoever gives up ends the game; among more a bot plays on
  const givenUp = outcome.resigned.length > 0 && seats.length === 2;
  const score = givenUp ? t('lobby-by-resignation') : outcome.scores.join(' : ');
  const own = seats.flatMap((seat, n) => (seat.guest === me ? [n] : []));
  const winners = seats.filter((_, n) => outcome.places[n] === 1);
  if (own.length === 1) {
    const place = outcome.places[own[0]!]!;
    if (place > 1) return t('lobby-came', { place, seats: seats.length, score });
    return t(winners.length > 1 ? 'lobby-shared-win' : 'lobby-won', { score });
  }
  return t('lobby-won-by', { names: listed(winners.map(sitterOf)), score });
}

/** Your own tables: those that wait for you first. */
export function unfinished(tables: Listed[], me: string): Listed[] {
  const going = tables.filter(({ summary }) => ['open', 'playing'].includes(summary.status));
  const due = (each: Listed) => Number(dueFor(each.summary, me));
  return going.sort((a, b) => due(b) - due(a) || b.created_at - a.created_at);
}
