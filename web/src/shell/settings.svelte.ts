// What a reader has chosen, kept in this browser.
import { fieldsIn, store } from './storage';
import { isLanguage, LANGUAGES, speak, type Language } from '../i18n/speech.svelte';

export type Theme = 'system' | 'light' | 'dark';
interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: boolean; // false: none, whatever the system says
  keys: boolean; // single letters and digits act
  coach: boolean | null; // a line about what matters; null: in the first games of a kind
}

const KEY = 'mintmark.settings';

function preferred(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find(isLanguage) ?? 'en';
}

function initial(): Settings {
  const before = fieldsIn<Settings>(KEY);
  return {
    language: Object.hasOwn(LANGUAGES, before.language ?? '') ? before.language! : preferred(),
    theme: before.theme === 'light' || before.theme === 'dark' ? before.theme : 'system',
    sound: before.sound === true,
    motion: before.motion !== false,
    keys: before.keys !== false,
    coach: typeof before.coach === 'boolean' ? before.coach : null,
  };
}

export const settings = $state<Settings>(initial());

export function keep(change: Partial<Settings>): void {
  Object.assign(settings, change);
  store(KEY, settings);
  dress();
  if (change.language) void speak(change.language);
}

/** Put theme and motion on the page. */
export function dress(): void {
  const root = document.documentElement;
  if (settings.theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.classList.toggle('still', still());
}

/** Whether nothing should move. */
export function still(): boolean {
  return !settings.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
