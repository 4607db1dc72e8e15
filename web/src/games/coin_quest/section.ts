// The paragraph of the rules that applies now.
import { face } from './coins/coin';
import type { View } from './view';

const PHASES: Record<string, string> = {
  choosing_first: '1.4',
  stocking: '1.3',
  laying: '2.1',
  drawing: '3.1',
  revealed: '6.2',
  buying: '8.1',
  over: '9.2',
};
const ACTIONS = { age: '5.3', unique: '5.4', rare: '5.5' };

export function section(view: View, seat: number | null): string {
  const player = seat === null ? undefined : view.players[seat];
  if (view.players.some(({ holds_penny }) => holds_penny)) return '5.7';
  if (player?.using) return ACTIONS[face(player.using).action!];
  if (player?.ready && view.phase === 'bidding') return '4.6';
  return PHASES[view.phase] ?? '4.1';
}
