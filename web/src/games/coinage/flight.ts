// A coin travels from where it lay to where it lies. It is drawn there already: only its way is shown.
import { still } from '../../settings.svelte';
import type { Journey, Spot } from './shown';

const TIMING = { duration: 240, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

export function fly(board: Element, { from, to }: Journey): void {
  const start = board.querySelector(standing(from));
  const thing = board.querySelector(arriving(from, to));
  const goal = board.querySelector(standing(to));
  if (still() || !start || !goal || !thing?.animate) return;
  const [a, b] = [start.getBoundingClientRect(), goal.getBoundingClientRect()];
  const scale = thing instanceof SVGGraphicsElement ? (thing.getScreenCTM()?.a ?? 1) : 1;
  const dx = (a.left + a.width / 2 - b.left - b.width / 2) / scale;
  const dy = (a.top + a.height / 2 - b.top - b.height / 2) / scale;
  thing.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], TIMING);
}

const standing = (spot: Spot): string =>
  'area' in spot ? `[data-slot="${spot.area}"]` : `[data-bank="${spot.bank}-${spot.rank}"]`;

function arriving(from: Spot, to: Spot): string {
  if (!('area' in to)) return standing(to);
  const coins = `[data-coins="${to.area}"]`;
  return 'area' in from ? coins : `${coins} > :last-child`;
}
