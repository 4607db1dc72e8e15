// Coins, stacks and regions in words.
import type { Coinage_Coin as Coin } from '../../../api/schema';
import { knows, t } from '../../../i18n/speech.svelte';
import { roman } from './coin';

export const coinWords = (rank: number, side: string): string =>
  t(`cab-coin-${side}`, { rank: roman(rank) });

/** As in "gold II on silver IV, 2 coins", from the top. */
export function stackWords(stack: readonly Coin[]): string {
  const [top, ...under] = stack.toReversed();
  if (!top) return t('cab-empty');
  const below = under.map(({ rank, side }) => t(`cab-on-${side}`, { rank: roman(rank) }));
  const words = [coinWords(top.rank, top.side), ...below].join(' ');
  return under.length ? `${words}, ${t('cab-coins', { count: stack.length })}` : words;
}

/** A region of a map that somebody made may have any name. */
export function regionWords(region: string): string {
  const key = `coinage-region-${region}`;
  return knows(key) ? t(key) : region;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
