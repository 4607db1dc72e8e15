// Side marks are small: whoever points at a coin, reaches it by keyboard or rests a finger on it sees
// it large, with its meaning in words.
import type { Attachment } from 'svelte/attachments';
import { meanings } from './coin';
import type { Desk } from '../desk.svelte';

const HOVER = 350;
const LONG_PRESS = 450;

export function magnify(desk: Desk, coin: string): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const marked = meanings(coin).length > 0; // plain coins say it all in the small
    const look = () => {
      if (marked && !desk.dragged) desk.looked = { coin, box: element.getBoundingClientRect() };
    };
    const after = (wait: number) => {
      clearTimeout(timer);
      timer = setTimeout(look, wait);
    };
    const leave = () => {
      clearTimeout(timer);
      if (desk.looked?.coin === coin) desk.looked = null;
    };
    const byMouse = (event: Event) =>
      event instanceof PointerEvent && event.pointerType === 'mouse';
    const handlers: [keyof HTMLElementEventMap, (event: Event) => void][] = [
      ['pointerenter', (event) => byMouse(event) && after(HOVER)],
      ['pointerdown', (event) => !byMouse(event) && after(LONG_PRESS)],
      ['pointermove', (event) => !byMouse(event) && desk.dragged && leave()],
      ['pointerup', () => clearTimeout(timer)],
      ['pointerleave', leave],
      ['pointercancel', leave],
      ['contextmenu', (event) => desk.looked && event.preventDefault()],
      ['focus', () => element.matches(':focus-visible') && look()],
      ['blur', leave],
    ];
    for (const [name, handle] of handlers) element.addEventListener(name, handle);
    return () => {
      leave();
      for (const [name, handle] of handlers) element.removeEventListener(name, handle);
    };
  };
}
