// Players' names where the server's texts speak of seats.
import { companion } from './companions';
import type { ChatLine, SeatInfo } from '../api/schema';
import { knows, t } from './speech.svelte';

export function botName(level: string): string {
  return t('web-bot', { level: knows(`level-${level}`) ? t(`level-${level}`) : level });
}

/** What was said, under the names of now: whoever sits here is called as their seat is. */
export function signed(lines: readonly ChatLine[], seats: readonly SeatInfo[]): ChatLine[] {
  const names = new Map(lines.map(({ guest, name }) => [guest, name]));
  for (const { guest, name } of seats) if (guest) names.set(guest, name);
  return lines.map((line) => ({ ...line, name: names.get(line.guest)! }));
}

/** Which seats have the same person as a seat: several play on one screen. */
const together = (seats: readonly SeatInfo[], seat: number): number[] => {
  const { guest = null } = seats[seat] ?? {};
  return seats.flatMap((each, n) => (guest && each.guest === guest ? [n] : []));
};

export const sharing = (seats: readonly SeatInfo[], seat: number | null): boolean =>
  seat !== null && together(seats, seat).length > 1;

/** Whether a seat is "you" to whoever looks: not in a replay, nor where several share a screen. */
export const isYou = (
  { live, seat, seats }: { live: boolean; seat: number | null; seats: readonly SeatInfo[] },
  other: number,
): boolean => live && other === seat && !sharing(seats, seat);

/** Who sits there; of several on one screen, what they call themselves, or which of them. */
export function sitter(table: string, seats: readonly SeatInfo[], seat: number): string {
  const { name = '', bot = null } = seats[seat] ?? {};
  if (bot) {
    const alone = seats.filter((each) => each.bot).length === 1;
    return alone ? botName(bot) : t('web-bot-numbered', { number: seat + 1 });
  }
  const shared = together(seats, seat);
  if (shared.length < 2) return name;
  return companion(table, seat) || `${name} (${shared.indexOf(seat) + 1})`;
}
