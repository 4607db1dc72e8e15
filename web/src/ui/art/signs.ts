// Small signs on 24 × 24, from the files that pictures in Python are made of, too.
import SIGNS from '@mintmark/drawing/signs.json';

export { SIGNS };
export type Sign = keyof typeof SIGNS;
export const isSign = (name: string): name is Sign => name in SIGNS;

/** Drawings with their signs in them: {crown} stands for one, other words in braces are left. */
export function withSigns(drawings: Record<string, string>): Record<string, string> {
  const signs: Record<string, string> = SIGNS;
  const put = (drawn: string) => drawn.replace(/{(\w+)}/g, (word, name) => signs[name] ?? word);
  return Object.fromEntries(Object.entries(drawings).map(([name, drawn]) => [name, put(drawn)]));
}
