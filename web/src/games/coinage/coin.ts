// Coins as engraved: gold is solid, beaded and crowned; silver is ringed and bears a moon.
import { GLYPHS } from '../../art/glyphs';

export const ROMAN = ['I', 'II', 'III', 'IV'];
export const RADII = [36, 43, 51, 60];
export const SIDES = ['gold', 'silver'];
export const roman = (rank: number): string => ROMAN[rank - 1]!;

const f = (x: number) => (Math.round(x * 10) / 10).toString();
const drawn = new Map<string, string>();

/** A coin round 0, 0, as the text of an SVG. */
export function coinArt(rank: number, side: string): string {
  const key = `${rank}${side}`;
  let art = drawn.get(key);
  if (!art) drawn.set(key, (art = draw(rank, side === 'gold')));
  return art;
}

function draw(rank: number, gold: boolean): string {
  const r = RADII[rank - 1]!;
  const k = r / 50;
  const ink = `var(--${gold ? 'gold' : 'silver'}-ink)`;
  const size = r * 0.5;
  const emblem = `<g transform="translate(${f(-size / 2)} ${f(-r * (gold ? 0.82 : 0.8))}) scale(${(size / 24).toFixed(3)})" fill="${ink}">${gold ? GLYPHS.crown : GLYPHS.moon}</g>`;
  const tall = [1.06, 1.06, 0.98, 1][rank - 1]!;
  const numeral = `<text class="cn" y="${f(r * 0.46)}" text-anchor="middle" font-size="${f(r * tall)}" fill="${ink}">${roman(rank)}</text>`;
  const shadow = `<circle cx="${f(1.5 * k)}" cy="${f(4 * k)}" r="${r}" fill="#000" opacity=".22"/>`;
  return shadow + (gold ? goldFace(rank, r, k) : silverFace(r, k)) + emblem + numeral;
}

function goldFace(rank: number, r: number, k: number): string {
  const bead = (2 * Math.PI * (r - 4.2 * k)) / (36 + rank * 5);
  const rays = Array.from({ length: 48 }, (_, n) => {
    const [x, y] = [Math.cos((n / 24) * Math.PI) * r, Math.sin((n / 24) * Math.PI) * r];
    return `M${f(x * 0.62)} ${f(y * 0.62)}L${f(x * 0.81)} ${f(y * 0.81)}`;
  });
  return [
    `<circle r="${r}" fill="var(--gold)" stroke="var(--gold-deep)" stroke-width="${f(1.6 * k + 0.4)}"/>`,
    `<circle r="${f(r - 4.2 * k)}" fill="none" stroke="var(--gold-deep)" stroke-width="${f(3 * k)}" stroke-linecap="round" stroke-dasharray="0 ${bead.toFixed(3)}"/>`,
    `<circle r="${f(r * 0.84)}" fill="none" stroke="var(--gold-deep)" stroke-width="${f(k + 0.2)}"/>`,
    `<path d="${rays.join('')}" stroke="var(--gold-deep)" stroke-width="${f(0.8 * k)}" opacity=".5"/>`,
    `<circle r="${f(r * 0.62)}" fill="var(--gold-light)" opacity=".55"/>`,
  ].join('');
}

function silverFace(r: number, k: number): string {
  return [
    `<circle r="${r}" fill="var(--silver-deep)" stroke="var(--silver-ink)" stroke-width="${f(0.8 * k + 0.3)}"/>`,
    `<circle r="${f(r * 0.93)}" fill="var(--silver-light)"/>`,
    `<circle r="${f(r * 0.86)}" fill="none" stroke="var(--silver-deep)" stroke-width="${f(3 * k)}"/>`,
    `<circle r="${f(r * 0.77)}" fill="var(--silver)" stroke="var(--silver-deep)" stroke-width="${f(k * 0.9)}"/>`,
    `<circle r="${f(r * 0.7)}" fill="none" stroke="var(--silver-light)" stroke-width="${f(1.2 * k)}"/>`,
  ].join('');
}
