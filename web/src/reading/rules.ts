// The rules of a game in a language, asked for once.
import { get } from '../net/api';
import type { Language } from '../words/speech.svelte';
import { rulesFrom, type Rules } from './markdown';

const asked = new Map<string, Promise<Rules>>();

export const rulesAddress = (game: string, language: Language) =>
  `/api/games/${game}/rules?language=${language}`;

export function rulesOf(game: string, language: Language): Promise<Rules> {
  const address = rulesAddress(game, language);
  let found = asked.get(address);
  if (!found) {
    found = get<string>(address).then(rulesFrom);
    found.catch(() => asked.delete(address)); // next time, perhaps
    asked.set(address, found);
  }
  return found;
}
