// Drag something onto an area. A press that does not travel stays a click.
import type { Desk } from './desk.svelte';
import type { Tool } from './offers';

interface Dragging {
  desk: Desk;
  tool: Tool;
  can(): boolean;
}

const SLACK = 6; // pixels that a press may travel and still be a click

export function drag(node: Element, start: Dragging) {
  let options = start;
  let from: { x: number; y: number; pointer: number } | null = null;
  let ghost: Element | null = null;

  function down(event: Event) {
    const { button, clientX, clientY, pointerId } = event as PointerEvent;
    if (button === 0 && options.can()) from = { x: clientX, y: clientY, pointer: pointerId };
  }

  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.pointer) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!ghost && Math.hypot(dx, dy) < SLACK) return;
    if (!ghost) {
      ghost = lift(node);
      options.desk.take(options.tool);
    }
    (ghost as HTMLElement).style.transform = `translate(${dx}px, ${dy}px)`;
    options.desk.hovered = under(event);
    event.preventDefault();
  }

  function up(event: PointerEvent) {
    if (!from || event.pointerId !== from.pointer) return;
    if (ghost) {
      options.desk.drop(options.tool, event.type === 'pointerup' ? under(event) : null);
      options.desk.hovered = null;
      // The click that a browser makes of this release would undo what was done.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }));
    }
    drop();
  }

  function drop() {
    ghost?.remove();
    ghost = from = null;
  }

  function cancel(event: KeyboardEvent) {
    if (event.key === 'Escape') drop();
  }

  node.addEventListener('pointerdown', down);
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  addEventListener('keydown', cancel);
  return {
    update: (next: Dragging) => (options = next),
    destroy() {
      drop();
      node.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      removeEventListener('keydown', cancel);
    },
  };
}

const swallow = (event: Event) => event.stopPropagation();

function under({ clientX, clientY }: PointerEvent): string | null {
  const found = document.elementFromPoint(clientX, clientY)?.closest('[data-area]');
  return found?.getAttribute('data-area') ?? null;
}

/** A picture of what is dragged, above everything and beneath no pointer. */
function lift(node: Element): Element {
  const box = node.getBoundingClientRect();
  const art = (node.matches('svg') ? node : node.querySelector('svg'))?.cloneNode(true);
  const ghost = document.createElement('div');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    zIndex: '60',
    pointerEvents: 'none',
  });
  if (art) ghost.append(art);
  else {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const { x, y, width, height } = (node as SVGGraphicsElement).getBBox();
    svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    svg.setAttribute('width', String(box.width));
    svg.setAttribute('height', String(box.height));
    svg.append(node.cloneNode(true));
    ghost.append(svg);
  }
  document.body.append(ghost);
  return ghost;
}
