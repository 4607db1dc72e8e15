// What is read out of a reveal: who wins what by which metal. All bids lie on the board; to hear
// each of them, and twice, takes a minute.
import type { CoinQuest_Settled as Settled } from '../../api/schema';
import { isYou } from '../../i18n/names';
import { say, t } from '../../i18n/speech.svelte';
import { named } from './coins/coin';
import type { Line, Table } from './view';

export function verdict(table: Table, { winner, metal, level }: Settled): string {
  if (level.length) return t('cqb-tied');
  if (winner === null) return t('cqb-no-bids');
  const you = isYou(table, winner);
  return t(you ? 'cqb-you-win' : 'cqb-wins', { name: table.name(winner), how: metal ?? 'alone' });
}

/** A line of the log in short; '' for nothing, undefined for the line itself. */
export function spoken(table: Table, { kind, data }: Line): string | undefined {
  if (kind === 'BidsShown') return '';
  if (kind !== 'Settled') return undefined;
  const won = data.winner === null ? [] : prize(data);
  return `${[t('cqb-lot', { lot: data.lot }), verdict(table, data), ...won].join(', ')}.`;
}

function prize({ coins, prestige }: Settled): string[] {
  if (prestige !== null) return [t('cq-prestige', { points: prestige })];
  return coins.length ? coins.map((coin) => say(named(coin))) : [t('cq-no-coins')];
}
