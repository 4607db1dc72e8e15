// Coins, stacks, areas and regions in words.
import type { Area, Coinage_Coin as Coin } from '../../../api/schema';
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

/** On a map that somebody made, regions and areas may have any name. */
const translated = (key: string, name: string): string => (knows(key) ? t(key) : name);

export const regionWords = (region: string): string =>
  translated(`coinage-region-${region}`, region);

export const areaWords = ({ name }: Pick<Area, 'name'>): string =>
  translated(`coinage-area-${name.toLowerCase().replaceAll(' ', '-')}`, name);

/** As in "A1 Anvilhead". */
export const labelled = (area: Pick<Area, 'label' | 'name'>): string =>
  t('coinage-area', { label: area.label, name: areaWords(area) });

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
