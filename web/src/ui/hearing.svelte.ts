// What screen readers are told, line by line, in a place that outlives every page: only there it is
// sure to be heard, and nothing is lost when much happens at once.
import { t } from '../i18n/speech.svelte';

export const SHORT = 240; // characters of a passage: some fifteen seconds, and it can be skipped
const KEPT = 8; // passages
const CUTS = [/(?<=[.;:!?]) /, /(?<=,) /, / /]; // where a line that is longer is cut, the best first

export const hearing = $state<{ n: number; text: string }[]>([]);
let count = 0;

/** Tell some lines, in passages; of very much only the end, and where the rest is. */
export function tell(...lines: string[]): void {
  let news = packed(lines.filter(Boolean).flatMap((line) => cut(line)));
  if (news.length > KEPT) news = [t('web-heard-before'), ...news.slice(1 - KEPT)];
  hearing.push(...news.map((text) => ({ n: (count += 1), text })));
  hearing.splice(0, hearing.length - KEPT);
}

/** Nothing of what was told is left: somebody else listens now. */
export function hush(): void {
  hearing.length = 0;
}

function cut(line: string, [at, ...finer] = CUTS): string[] {
  if (line.length <= SHORT || !at) return [line];
  return packed(line.split(at).flatMap((piece) => cut(piece, finer)));
}

/** Neighbours together, as long as that is short. */
function packed(pieces: string[]): string[] {
  const all: string[] = [];
  for (const piece of pieces) {
    const longer = `${all.at(-1) ?? ''} ${piece}`;
    if (all.length && longer.length <= SHORT) all[all.length - 1] = longer;
    else all.push(piece);
  }
  return all;
}
