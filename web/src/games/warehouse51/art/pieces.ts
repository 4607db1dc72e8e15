// Drawings that pictures in Python share, as the text of an SVG.
import PIECES from '@mintmark/games/warehouse51/picture/pieces.json';
import RELICS from '@mintmark/games/warehouse51/picture/relics.json';
import { DEPARTMENTS, type Colour } from '../relics/departments';

export { PIECES };

/** A piece of a department. */
export function piece(name: 'crate' | 'plate', colour: Colour): string {
  const { tincture, letter } = DEPARTMENTS[colour];
  return PIECES[name].replaceAll('{tincture}', tincture).replace('{letter}', letter);
}

/** A relic on 512 × 512; one of a user's own edition that we do not know gets a plain vessel. */
export const relicArt = (id: string): string =>
  new Map(Object.entries(RELICS)).get(id) ?? RELICS.vessel;

/** The same as an engraver would do it: hatched in the light, solid in the shade. */
export function engraved(body: string, line = 7): string {
  const edge = `stroke="var(--card-ink)" stroke-width="${line}" stroke-linejoin="round"`;
  const shade = `<g mask="url(#e-mask)" fill="var(--card-ink)">${body}</g>`;
  return `<g fill="url(#e-lines)" ${edge}>${body}</g>${shade}`;
}

const HEAPS = [1, 2, 3, 4, 5].map((bars) => new Map(Object.entries(PIECES)).get(`ingots-${bars}`)!);

/** Bars that can be counted, as heaps of five: each heap as it is drawn. */
export function heaps(count: number): string[] {
  return Array.from({ length: Math.ceil(count / 5) }, (_, k) => {
    const bars = Math.min(5, count - 5 * k);
    return HEAPS[bars - 1]!;
  });
}
