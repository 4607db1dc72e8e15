// Where the server has what the rules pages show.
import type { Language } from '../i18n/speech.svelte';

const GAMES = ['coinage', 'coin_quest', 'warehouse51'];
/** The maps that the rules draw. */
export const MAPS = ['standard', 'lagoon', 'citadel', 'isles'];

export const rulesAddress = (game: string, language: Language): string =>
  `/api/games/${game}/rules?language=${language}`;

export const boxAddress = (game: string, edition: string): string =>
  `/api/games/${game}/editions/${edition}`;

/** All that is read there, to have it at hand without a connection. */
export const everything = (language: Language): string[] => [
  ...GAMES.map((game) => rulesAddress(game, language)),
  ...MAPS.map((map) => boxAddress('coinage', map)),
  boxAddress('warehouse51', 'reconstruction'),
];
