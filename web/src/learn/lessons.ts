// The lessons: made from the rules when the client is built, and loaded when one is opened.
import type { Lesson } from '../api/schema';
import { fieldsIn, store } from '../shell/storage';

const FILES = import.meta.glob<Lesson>('../../lessons/*.json', { import: 'default' });
const KEY = 'mintmark.lessons';

/** How far somebody has come in a lesson. */
export interface Progress {
  at: number;
  done: boolean;
}

const fileOf = (game: string) => FILES[`../../lessons/${game}.json`];

export const hasLesson = (game: string): boolean => fileOf(game) !== undefined;

/** The lesson of a game; undefined where there is none. */
export const lessonOf = (game: string): Promise<Lesson> | undefined => fileOf(game)?.();

const kept = () => fieldsIn<Record<string, Progress>>(KEY);

export function progressIn(game: string): Progress {
  const { at, done } = { ...kept()[game] };
  return { at: Number.isInteger(at) ? at! : 0, done: done === true };
}

export function keepProgress(game: string, progress: Progress): void {
  store(KEY, { ...kept(), [game]: progress });
}
