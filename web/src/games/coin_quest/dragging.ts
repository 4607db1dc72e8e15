// Dragging a coin with mouse, finger or pen. A short press is a click, and none of this.
import type { Attachment } from 'svelte/attachments';
import type { Desk } from './desk.svelte';

const SLACK = 7; // px

export function draggable(
  desk: Desk,
  coin: string,
  from: number | null,
  free: boolean,
): Attachment<HTMLElement> {
  return (element) => {
    if (!free) return;
    let start: PointerEvent | null = null;
    let moved = false;

    const down = (event: PointerEvent) => {
      if (event.button === 0) [start, moved] = [event, false];
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointerId) return;
      const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
      if (!moved && far < SLACK) return;
      if (!moved) element.setPointerCapture(event.pointerId);
      moved = true;
      desk.looked = desk.picked = null;
      desk.dragged = { coin, from, x: event.clientX, y: event.clientY };
    };
    const up = (event: PointerEvent) => {
      start = null;
      if (!moved) return;
      swallowClick();
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const lot = under?.closest<HTMLElement>('[data-lot]')?.dataset.lot;
      desk.drop(lot ? Number(lot) : null, !!under?.closest('[data-hand]'));
    };
    const cancel = () => {
      start = null;
      if (moved) desk.putDown();
    };
    // Else a quick drag would end as a fling, and the browser takes the next tap for its end.
    const hold = (event: TouchEvent) => {
      if (moved && event.cancelable) event.preventDefault();
    };
    element.addEventListener('touchmove', hold, { passive: false });
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', cancel);
    return () => {
      if (moved && start) desk.putDown();
      element.removeEventListener('touchmove', hold);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', cancel);
    };
  };
}

/** What is let go is not clicked, whatever lies there by then. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }));
}
