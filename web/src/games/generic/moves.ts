// Legal moves as forms to fill in: by the pattern that they are written in.

/** A pattern with the moves of it that are legal, each as the values of its blanks. */
export interface Form {
  pattern: string;
  blanks: string[]; // their names
  moves: { text: string; values: string[] }[];
}

const BLANK = /\{(\w+)\}/g;

/** Every move is in the first form that fits; one that fits none is a form of its own. */
export function formsOf(patterns: readonly string[], moves: readonly string[]): Form[] {
  const forms = patterns.map((pattern): Form & { reads: RegExp } => ({
    pattern,
    blanks: [...pattern.matchAll(BLANK)].map(([, name]) => name!),
    moves: [],
    reads: new RegExp(`^${pattern.split(BLANK).map(part).join('')}$`),
  }));
  const others: Form[] = [];
  for (const text of moves) {
    const form = forms.find(({ reads }) => reads.test(text));
    if (form) form.moves.push({ text, values: form.reads.exec(text)!.slice(1) });
    else others.push({ pattern: text, blanks: [], moves: [{ text, values: [] }] });
  }
  return [...forms.filter((form) => form.moves.length), ...others];
}

/** Parts of a pattern take turns: what is written as it stands, and names of blanks. */
const part = (text: string, n: number): string =>
  n % 2 ? '(.+?)' : text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What may stand in a blank, as the blanks before it are filled. */
export function choices({ moves }: Form, filled: readonly string[], blank: number): string[] {
  const fits = moves.filter(({ values }) =>
    filled.slice(0, blank).every((v, k) => v === values[k]),
  );
  return [...new Set(fits.map(({ values }) => values[blank]!))];
}

/** The form filled in as far as possible with what was chosen, else with what is first. */
export function filledIn(form: Form, chosen: readonly (string | undefined)[]): string[] {
  const filled: string[] = [];
  form.blanks.forEach((_, blank) => {
    const possible = choices(form, filled, blank);
    const wanted = chosen[blank];
    filled.push(wanted !== undefined && possible.includes(wanted) ? wanted : possible[0]!);
  });
  return filled;
}

export const moveIn = ({ moves }: Form, filled: readonly string[]): string =>
  moves.find(({ values }) => values.every((value, k) => value === filled[k]))!.text;
