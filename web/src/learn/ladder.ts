// The levels of the bots as a ladder: the one chosen last is remembered, by game, in this browser.
import type { GameInfo } from '../api/schema';
import { fieldsIn, store } from '../shell/storage';

const KEY = 'mintmark.levels';
const FIRST = 'casual'; // until somebody has chosen

const kept = () => fieldsIn<Record<string, string>>(KEY);

/** The level chosen last, if there is such a one. */
export function levelFor({ name, levels }: Pick<GameInfo, 'name' | 'levels'>): string {
  const before = kept()[name];
  return levels.find((level) => level === before) ?? (levels.includes(FIRST) ? FIRST : levels[0]!);
}

export function keepLevel(game: string, level: string): void {
  store(KEY, { ...kept(), [game]: level });
}

/** The level after this one; undefined at the top. */
export const above = (levels: readonly string[], level: string): string | undefined =>
  levels[levels.indexOf(level) + 1];
