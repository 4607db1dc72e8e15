// The end of a game as the story tells it: what happened after the last auction.
import { still } from '../../../shell/settings.svelte';
import type { Line, Table } from '../view';

type Of<Kind> = Extract<Line, { kind: Kind }>;
export interface Step {
  line: Of<(typeof STEPS)[number]>;
  found: Of<'CounterfeitFound'>[]; // of relics that somebody has, when all are opened
}

const STEPS = ['BoughtBack', 'Certified', 'Exposed', 'Neutralised', 'Removed'] as const;
const SOLD: Line['kind'][] = ['Sold', 'Unsold', 'Gave', 'Swapped'];
const isStep = (line: Line): line is Step['line'] => STEPS.some((kind) => kind === line.kind);

/** The steps of the end; none while the game goes on. */
export function endOf(story: readonly Line[]): Step[] {
  if (!story.some(({ kind }) => kind === 'Over')) return [];
  const start = story.findLastIndex(({ kind }) => SOLD.includes(kind));
  const steps: Step[] = [];
  for (const line of story.slice(start + 1)) {
    if (isStep(line)) steps.push({ line, found: [] });
    else if (line.kind === 'CounterfeitFound') steps.at(-1)?.found.push(line);
  }
  return steps;
}

const seenAs = (table: string) => `mintmark.end.${table}`;

/** Whether the end is told step by step: once, at a live table, where things may move. */
export function staged({ id, story, live }: Table): boolean {
  if (still() || !live || endOf(story).length < 2) return false;
  try {
    return sessionStorage.getItem(seenAs(id)) === null;
  } catch {
    return true; // storage is forbidden: it is shown again
  }
}

export function seen({ id }: Table): void {
  try {
    sessionStorage.setItem(seenAs(id), '');
  } catch {
    // storage is full or forbidden: it is shown again
  }
}
