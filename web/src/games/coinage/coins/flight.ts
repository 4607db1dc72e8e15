// A coin travels from where it lay to where it lies. It is drawn there already: only its way is shown.
import { still } from '../../../shell/settings.svelte';
import type { Journey, Spot } from '../view';

const TIMING = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

export function fly(board: Element, { from, to }: Journey): void {
  const thing = board.querySelector(arriving(from, to));
  const [a, b] = [from, to].map((spot) => place(board.querySelector(standing(spot))));
  if (still() || !a || !b || !thing?.animate) return;
  const scale = thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
  const dx = (a.left + a.width / 2 - b.left - b.width / 2) / scale;
  const dy = (a.top + a.height / 2 - b.top - b.height / 2) / scale;
  thing.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], TIMING);
}

/** On small screens a bank does not show ranks that it has not; its rail is there. */
function place(spot: Element | null): DOMRect | undefined {
  const box = spot?.getBoundingClientRect();
  return box?.width ? box : spot?.closest('section')?.getBoundingClientRect();
}

const standing = (spot: Spot): string =>
  'area' in spot ? `[data-slot="${spot.area}"]` : `[data-bank="${spot.bank}-${spot.rank}"]`;

function arriving(from: Spot, to: Spot): string {
  if (!('area' in to)) return standing(to);
  const coins = `[data-coins="${to.area}"]`;
  return 'area' in from ? coins : `${coins} > :last-child`;
}
