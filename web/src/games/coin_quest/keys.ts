// The whole of bidding by keyboard: digits put the coin at hand on a lot, a uses it, l locks and
// unlocks, Backspace takes back, Escape puts down.
import { forPage } from '../../ui/shortcuts';
import type { Desk } from './desk.svelte';

export function pressed(desk: Desk, event: KeyboardEvent): void {
  if (!forPage(event)) return;
  const target = event.target instanceof Element ? event.target : document.body;
  const coin = desk.picked?.coin ?? focused(target);
  if (event.key === 'Escape') {
    if (desk.picked || desk.dragged || desk.looked) desk.putDown();
    else desk.close();
  } else if (!desk.moves.length) return;
  else if (/^[1-6]$/.test(event.key) && coin) desk.put(coin, Number(event.key));
  else if (event.key === 'a' && coin) act(desk, `use ${coin}`);
  else if (event.key === 'l') act(desk, desk.player?.ready ? 'unlock' : 'lock');
  else if (event.key === 'Backspace') takeBack(desk, target);
  else return;
  event.preventDefault();
}

function focused(target: Element): string | undefined {
  return target.closest('[data-hand]')
    ? target.closest<HTMLElement>('.piece')?.dataset.coin
    : undefined;
}

function act(desk: Desk, move: string): void {
  if (desk.table.pending || desk.offers(move)) desk.play(move);
  else void desk.table.why(move);
}

/** The coin on a lot that has the focus, or any: the last one that is offered. */
function takeBack(desk: Desk, target: Element): void {
  const own = target.closest<HTMLElement>('[data-move^="take back"]')?.dataset.move;
  const move = own ?? desk.starting('take back ').at(-1);
  if (move) desk.play(move);
}
