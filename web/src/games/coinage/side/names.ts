import { isYou } from '../../../i18n/names';
import { t } from '../../../i18n/speech.svelte';
import type { CoinageTable } from '../desk.svelte';

/** Who sits there: "you", where it is the reader. */
export const playerName = (table: CoinageTable, seat: number): string =>
  isYou(table, seat) ? t('cab-you') : table.name(seat);
