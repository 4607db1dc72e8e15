import type { Coinage_View as View } from '../../api/schema';

type Moment = Pick<
  View,
  'ending' | 'slap' | 'ready' | 'placements_left' | 'may_pay' | 'may_move' | 'may_capture'
>;

/** The paragraph of the rules that applies now. */
export function section(view: Moment): string {
  if (view.ending) return '8.1';
  if (view.slap === null) return '2.2';
  if (view.may_pay) return '4.1';
  if (view.slap.length === 4 && view.placements_left > 0) return '4.2';
  if (view.placements_left > 0 && view.ready.length) return '3.1';
  if (view.may_capture) return '6.1';
  return view.may_move ? '5.1' : '2.5';
}
