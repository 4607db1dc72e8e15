// Dragging a coin or a stack onto an area, with a picture of it under the pointer.
import type { Attachment } from 'svelte/attachments';
import { draggable } from '../../../ui/dragging';
import type { Desk } from '../desk.svelte';
import type { Tool } from '../moves';

export function drag(
  desk: Desk,
  tool: Tool,
  can: () => boolean,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let ghost: HTMLElement | null = null;
    return draggable(element, {
      can,
      carry(event, dx, dy) {
        if (!ghost) {
          ghost = lift(element);
          desk.take(tool);
        }
        ghost.style.transform = `translate(${dx}px, ${dy}px)`;
        desk.hovered = areaOf(document.elementFromPoint(event.clientX, event.clientY));
      },
      drop(under) {
        ghost?.remove();
        ghost = null;
        desk.hovered = null;
        desk.drop(tool, areaOf(under));
      },
    });
  };
}

function areaOf(element: Element | null): string | null {
  return element?.closest('[data-area]')?.getAttribute('data-area') ?? null;
}

/** A picture of what is dragged, above everything and beneath no pointer. */
function lift(node: Element): HTMLElement {
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
  else if (node instanceof SVGGraphicsElement) {
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    const { x, y, width, height } = node.getBBox();
    svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    svg.setAttribute('width', String(box.width));
    svg.setAttribute('height', String(box.height));
    svg.append(node.cloneNode(true));
    ghost.append(svg);
  }
  document.body.append(ghost);
  return ghost;
}
