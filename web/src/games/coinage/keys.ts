// Keys for the whole table, as long as nobody is writing and no dialog is open.
import { forPage } from '../../ui/shortcuts';
import type { Desk } from './desk.svelte';

export function press(event: KeyboardEvent, desk: Desk): void {
  const { target, key } = event;
  if (!forPage(event)) return;
  if (key === 'Escape') return desk.escape();
  if (!desk.table.moves.length) return;
  const area = target instanceof Element ? target.getAttribute('data-area') : null;
  const { offers, tool } = desk;
  if (/^[1-4]$/.test(key)) {
    const rank = Number(key);
    if (offers.places.has(rank) || offers.pays.has(rank)) desk.toggle({ kind: 'coin', rank });
    else desk.play(`place ${rank} ${area ?? desk.table.box.areas[0]!.label}`);
  } else if (key === 'm') {
    if (area && offers.marches.has(area)) desk.toggle({ kind: 'stack', from: area });
    else if (offers.marches.size) desk.toggle({ kind: 'stack', from: null });
    else desk.ask({ kind: 'stack', from: null }, area ?? desk.table.box.areas[0]!.label);
  } else if (key === 'c') {
    if (area && offers.captures.has(area)) desk.play(`capture ${area}`);
    else if (offers.captures.size) desk.toggle({ kind: 'capture' });
    else desk.ask({ kind: 'capture' }, area ?? desk.table.box.areas[0]!.label);
  } else if (key === 'p') {
    const rank = tool?.kind === 'coin' ? tool.rank : (desk.table.view.ready[0] ?? 1);
    desk.play(`pay ${rank}`);
  } else if (key === 'e') desk.play('done');
}
