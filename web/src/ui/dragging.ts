// Dragging with mouse, finger or pen. A press that does not travel stays a click, and none of this.

const SLACK = 6; // pixels that a press may travel and still be a click

export interface Grip {
  can(): boolean;
  carry(event: PointerEvent, dx: number, dy: number): void;
  drop(under: Element | null): void; // onto what lies there; null if it comes to nothing
}

/** Let something be dragged; what comes back takes that away again. */
export function draggable(element: HTMLElement | SVGElement, grip: Grip): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let start: PointerEvent | null = null;
  let travels = false;

  function down(event: PointerEvent) {
    if (event.button === 0 && grip.can()) start = event;
  }

  function move(event: PointerEvent) {
    if (event.pointerId !== start?.pointerId) return;
    const [dx, dy] = [event.clientX - start.clientX, event.clientY - start.clientY];
    travels ||= Math.hypot(dx, dy) >= SLACK;
    if (travels) grip.carry(event, dx, dy);
  }

  function up(event: PointerEvent) {
    if (event.pointerId !== start?.pointerId) return;
    if (travels) swallowClick();
    end(document.elementFromPoint(event.clientX, event.clientY));
  }

  function end(under: Element | null) {
    const travelled = travels;
    start = null;
    travels = false;
    if (travelled) grip.drop(under);
  }

  function cancel(event: PointerEvent) {
    if (event.pointerId === start?.pointerId) end(null);
  }

  function escape(event: KeyboardEvent) {
    if (event.key === 'Escape') end(null);
  }

  // Else a quick drag would end as a fling, and the browser takes the next tap for its end.
  function hold(event: TouchEvent) {
    if (travels && event.cancelable) event.preventDefault();
  }

  const node: GlobalEventHandlers = element;
  node.addEventListener('pointerdown', down, { signal });
  node.addEventListener('touchmove', hold, { signal, passive: false });
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', cancel, { signal });
  addEventListener('keydown', escape, { signal });
  return () => {
    end(null);
    listening.abort();
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
