// The end of a game as the story tells it: what happened after the last auction.
import type { Words } from '../../../api/schema';
import { still } from '../../../shell/settings.svelte';
import type { W51Table } from '../view';

export interface Step {
  line: Words;
  exposed: Words[]; // the counterfeits of relics that somebody has, when all are opened
}

const STEPS = ['w51-buys-back', 'w51-certifies', 'w51-exposed', 'w51-neutralises', 'w51-leaves'];
const EXPOSED = ['w51-fake', 'w51-safe'];
const SOLD = ['w51-wins', 'w51-unsold', 'w51-gives', 'w51-swaps'];

/** The steps of the end; none while the game goes on. */
export function endOf(story: readonly Words[]): Step[] {
  if (!story.some(({ key }) => key === 'w51-over')) return [];
  const start = story.findLastIndex(({ key }) => SOLD.includes(key));
  const steps: Step[] = [];
  for (const line of story.slice(start + 1)) {
    if (STEPS.includes(line.key)) steps.push({ line, exposed: [] });
    else if (EXPOSED.includes(line.key)) steps.at(-1)?.exposed.push(line);
  }
  return steps;
}

const seenAs = (table: string) => `mintmark.end.${table}`;

/** Whether the end is told step by step: once, at a live table, where things may move. */
export function staged({ id, story, live }: W51Table): boolean {
  if (still() || !live || endOf(story).length < 2) return false;
  try {
    return sessionStorage.getItem(seenAs(id)) === null;
  } catch {
    return true; // storage is forbidden: it is shown again
  }
}

export function seen({ id }: W51Table): void {
  try {
    sessionStorage.setItem(seenAs(id), '');
  } catch {
    // storage is full or forbidden: it is shown again
  }
}
