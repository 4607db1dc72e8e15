import { isYou } from '../../frame/names';
import { t } from '../../words/speech.svelte';
import type { CoinageTable } from './desk.svelte';

/** Who sits there: "you", where it is the reader. */
export const playerName = (table: CoinageTable, seat: number): string =>
  isYou(table, seat) ? t('cab-you') : table.name(seat);
