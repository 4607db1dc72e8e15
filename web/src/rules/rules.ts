// The rules of a game in a language, asked for once.
import { get } from '../api/http';
import type { Language } from '../i18n/speech.svelte';
import { rulesAddress } from './address';
import { rulesFrom, type Rules } from './markdown';

const asked = new Map<string, Promise<Rules>>();

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
