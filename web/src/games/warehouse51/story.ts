// What the story says, as values: its messages name seats and relics in their arguments.
import type { Words } from '../../api/schema';

type Args = Record<string, unknown>;
const args = (words: Words): Args => (words.args ?? {}) as Args;

export function seatIn(words: Words, name = 'seat'): number | null {
  const found = args(words)[name] as Words | undefined;
  return found?.key === 'w51-seat' ? Number(args(found).number) - 1 : null;
}

/** The id of a relic, or its name where a user's own edition gives it one. */
export function relicIn(words: Words, name = 'relic'): string | null {
  const found = args(words)[name] as Words | string | undefined;
  if (!found) return null;
  return typeof found === 'string' ? found : found.key.replace('w51-relic-', '');
}

export function numberIn(words: Words, name: string): number {
  return Number(args(words)[name]);
}

export function textIn(words: Words, name: string): string {
  return String(args(words)[name]);
}

/** Where on the board a line of the story happened. */
export function places(words: Words): string[] {
  const relics = ['relic', 'own'].map((name) => relicIn(words, name));
  const seats = ['seat', 'other', 'left', 'right'].map((name) => seatIn(words, name));
  const colour = args(words).colour as Words | undefined;
  return [
    ...relics.filter((relic) => relic !== null).map((relic) => `relic ${relic}`),
    ...seats.filter((seat) => seat !== null).map((seat) => `seat ${seat}`),
    ...(colour?.key ? [`pile ${colour.key.replace('w51-colour-', '')}`] : []),
  ];
}
