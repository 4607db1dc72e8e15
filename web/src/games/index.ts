// The games that have a folder here; any other is drawn by the generic board.
import type { Words } from '../api/schema';
import { knows, learn, t } from '../i18n/speech.svelte';
import type { Game, GameParts } from './game';

const FOUND = import.meta.glob<Game>('./*/index.ts', { eager: true, import: 'default' });
export const GAMES: Readonly<Record<string, Game>> = Object.fromEntries(
  Object.entries(FOUND).map(([path, game]) => [path.split('/')[1]!, game]),
);

/** The parts of a game, loaded with their texts when first needed. */
export async function partsOf(name: string): Promise<GameParts> {
  const parts = GAMES[name]?.parts ?? (() => import('./generic/parts'));
  const [{ default: found }] = await Promise.all([parts(), learn(name)]);
  return found;
}

/** The seat that a message stands for. */
export function seatIn(game: string, words: Words): number | undefined {
  const own = GAMES[game]?.seatIn;
  if (own) return own(words);
  return words.key === 'player' ? Number(words.args?.number) - 1 : undefined;
}

/** What a game is called. */
export const titleOf = (name: string): string =>
  knows(`web-game-${name}`) ? t(`web-game-${name}`) : name;
