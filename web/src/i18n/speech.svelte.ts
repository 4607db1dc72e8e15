// Texts in four languages, from the same Fluent files as the server's. A language is loaded when it
// is first spoken, what a game says in it when that game is first looked at.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import TEXTS from 'virtual:texts';
import type { Words } from '../api/schema';

export const LANGUAGES = { en: 'English', de: 'Deutsch', fr: 'Français', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;
export const isLanguage = (tag: string): tag is Language => tag in LANGUAGES;
export type Args = Record<string, FluentVariable>;
/** How seats are called: which one a message stands for, who sits there, whether it is the reader. */
export interface Naming {
  seatIn(words: Words): number | undefined;
  name(seat: number): string;
  isYou(seat: number): boolean;
}

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();
const EVERYWHERE = '';
const learnt = new Set([EVERYWHERE]);
const spoken = $state<{ language: Language; loads: number }>({ language: 'en', loads: 0 });
let chosen: Language = 'en';

async function load(language: Language, game: string): Promise<void> {
  const place = game === EVERYWHERE ? language : `${language}/${game}`;
  if (loaded.has(place) || !TEXTS[place]) return; // a game that is known to the server alone has none
  const { default: text } = await TEXTS[place]();
  if (loaded.has(place)) return;
  loaded.add(place);
  if (!bundles.has(language)) {
    bundles.set(language, new FluentBundle(language, { useIsolating: false }));
  }
  bundles.get(language)!.addResource(new FluentResource(text));
}

/** Have the texts of a game at hand, in this language and in any that is chosen later. */
export async function learn(game: string): Promise<void> {
  learnt.add(game);
  await loadAll(untrack(language)); // an effect that learns need not do so again in every language
  spoken.loads += 1;
}

/** All that was learnt, and what is while it is loaded. */
async function loadAll(language: Language): Promise<void> {
  for (let before = 0; before < learnt.size;) {
    before = learnt.size;
    await Promise.all([...learnt].map((game) => load(language, game)));
  }
}

/** Go on in another language, without anything else changing. */
export async function speak(language: Language): Promise<void> {
  chosen = language;
  await loadAll(language);
  if (chosen !== language) return; // another one was chosen meanwhile
  spoken.language = language;
  spoken.loads += 1;
  document.documentElement.lang = language;
}

export function language(): Language {
  return spoken.language;
}

export function knows(key: string): boolean {
  return spoken.loads >= 0 && !!bundles.get(spoken.language)?.hasMessage(key);
}

/** A text by its key. One that is missing is our mistake, and shows as such in the console. */
export function t(key: string, args: Args = {}): string {
  const bundle = knows(key) ? bundles.get(spoken.language) : undefined;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) {
    if (spoken.loads) console.error(`no text “${key}” in ${spoken.language}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  errors.forEach((error) => console.error(`“${key}” in ${spoken.language}:`, error));
  return text;
}

/** Names one after the other, as the language does it: "Ada, Bea and Cem". */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** What the server says, in words. `you` tells a text which of its arguments is the reader. */
export function say(words: Words, naming?: Naming): string {
  if (!knows(words.key) && words.text) return words.text;
  const args: Args = { you: 'none' };
  for (const [name, value] of Object.entries(words.args ?? {})) {
    const seat = isWords(value) ? naming?.seatIn(value) : undefined;
    if (seat !== undefined && naming!.isYou(seat)) args.you = name;
    args[name] = seat === undefined ? plain(value, naming) : naming!.name(seat);
  }
  return t(words.key, args);
}

function plain(value: unknown, naming?: Naming): FluentVariable {
  if (Array.isArray(value)) return value.map((each) => plain(each, naming)).join(', ');
  if (!isWords(value)) return typeof value === 'number' ? value : String(value);
  const seat = naming?.seatIn(value);
  if (seat === undefined) return say(value, naming);
  return naming!.isYou(seat) ? t('web-you') : naming!.name(seat);
}

const isWords = (value: unknown): value is Words => typeof value === 'object' && value !== null;
