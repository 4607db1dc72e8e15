// What is read out of a reveal: who wins what by which metal. All bids lie on the board; to hear
// each of them, and twice, takes a minute.
import type { Words } from '../../api/schema';
import { t } from '../../i18n/speech.svelte';
import { isYou } from '../../i18n/names';
import { METALS } from './coins/coin';
import { settledBy, type Settled } from './story';
import type { Table } from './view';

export function verdict(table: Table, { winner, metal, tied }: Settled): string {
  if (tied.length) return t('cqb-tied');
  if (winner === null) return t('cqb-no-bids');
  const how = metal === null ? 'alone' : METALS[metal]!;
  const you = isYou(table, winner);
  return t(you ? 'cqb-you-win' : 'cqb-wins', { name: table.name(winner), how });
}

/** A line of the log in short; '' for nothing, undefined for the line itself. */
export function spoken(table: Table, words: Words): string | undefined {
  if (words.key === 'cq-lot-bids') return '';
  const settled = settledBy(words);
  if (!settled) return undefined;
  const { prize } = words.args as { prize: Words | Words[] };
  const won = settled.winner === null ? [] : [prize].flat().map(table.say);
  return `${[t('cqb-lot', { lot: settled.lot }), verdict(table, settled), ...won].join(', ')}.`;
}
