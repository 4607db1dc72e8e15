// Dragging a coin between the hand and the lots.
import type { Attachment } from 'svelte/attachments';
import { draggable } from '../../../ui/dragging';
import type { Desk } from '../desk.svelte';

export function drag(
  desk: Desk,
  coin: string,
  from: number | null,
  free: boolean,
): Attachment<HTMLElement> {
  return (element) =>
    draggable(element, {
      can: () => free,
      carry({ clientX: x, clientY: y }) {
        desk.looked = desk.picked = null;
        desk.dragged = { coin, from, x, y };
      },
      drop(under) {
        const lot = under?.closest<HTMLElement>('[data-lot]')?.dataset.lot;
        desk.drop(lot ? Number(lot) : null, !!under?.closest('[data-hand]'));
      },
    });
}
