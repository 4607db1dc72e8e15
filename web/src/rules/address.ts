// Where the server has what the rules pages show.
import { GAMES } from '../games';
import type { Language } from '../i18n/speech.svelte';

export const rulesAddress = (game: string, language: Language): string =>
  `/api/games/${game}/rules?language=${language}`;

export const boxAddress = (game: string, edition: string): string =>
  `/api/games/${game}/editions/${edition}`;

/** All that is read there, to have it at hand without a connection. */
export const everything = (language: Language): string[] =>
  Object.entries(GAMES).flatMap(([game, { boxes = [] }]) => [
    rulesAddress(game, language),
    ...boxes.map((edition) => boxAddress(game, edition)),
  ]);
