// How a seat stands in the present auction, in a few words.
import { t } from '../../../i18n/speech.svelte';
import type { View } from '../view';

export function standing(view: View, seat: number): string {
  const asked = view.to_act.includes(seat);
  switch (view.phase) {
    case 'revealing':
    case 'turning_up':
      return seat === view.revealer ? t('w51b-reveals') : '';
    case 'open':
      if (seat === view.leader) return t('w51b-leads-with', { bid: view.bid });
      if (asked) return t('w51b-to-bid');
      return view.still_in.includes(seat) ? t('w51b-still-in') : t('w51b-passed');
    case 'sealed':
      return view.players[seat]!.fist_closed ? t('w51b-fist-closed') : t('w51b-to-close');
    default:
      return asked ? t('w51b-decides') : '';
  }
}
