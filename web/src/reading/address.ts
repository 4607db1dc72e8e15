import type { Language } from '../words/speech.svelte';

/** Where the server has the rules of a game. */
export const rulesAddress = (game: string, language: Language): string =>
  `/api/games/${game}/rules?language=${language}`;
