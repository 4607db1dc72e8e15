// What can be chosen for a new table: sensible at first, then as it was the last time.
import type { GameInfo, NewTable, OptionInfo, Pace } from '../../api/schema';
import { HERE } from '../../here/mode';
import { fieldsIn, store } from '../../shell/storage';

export type Value = boolean | number | string;

export interface Choices {
  seats: string[]; // each “me”, “open”, “bot LEVEL” or “for HANDLE”
  side: string; // of the first seat, where the rules toss for seats: TOSS, or what it is called
  edition: string; // or RANDOM
  options: Record<string, Value>;
  pace: Required<Pace>;
  public: boolean;
  hints: boolean;
  waits: boolean; // for one's own word, after one has seen the promise about the luck
}

/** An edition of one's own, as a file. */
export interface OwnEdition {
  name: string;
  text: string;
}

export const NO_CLOCK: Required<Pace> = { kind: 'none', seconds: 0, increment: 0, days: 0 };
export const TOSS = 'toss';
export const RANDOM = 'random';
const KEY = 'mintmark.sheet';
const OTHER = HERE ? 'bot casual' : 'open'; // whoever has a seat that nobody has thought of

export function defaults(info: GameInfo): Choices {
  return {
    seats: ['me', ...Array<string>(info.seats[0]! - 1).fill(OTHER)],
    side: TOSS,
    edition: info.editions[0]!,
    options: Object.fromEntries(info.options.map(({ name, default: value }) => [name, value])),
    pace: NO_CLOCK,
    public: false,
    hints: true,
    waits: false,
  };
}

/** The last choices, as far as the game still has them. */
export function remembered(info: GameInfo): Choices {
  const fresh = defaults(info);
  const last = kept()[info.name];
  if (!last) return fresh;
  const options = info.options.map((option): [string, Value] => {
    const value = last.options?.[option.name];
    return [option.name, value !== undefined && possible(option, value) ? value : option.default];
  });
  return {
    ...fresh,
    ...last,
    seats: info.seats.includes(last.seats?.length ?? 0) ? last.seats!.map(seated) : fresh.seats,
    public: !HERE && last.public === true,
    side: info.sides.includes(last.side ?? '') ? last.side! : fresh.side,
    edition: editionsOf(info).includes(last.edition ?? '') ? last.edition! : fresh.edition,
    options: Object.fromEntries(options),
  };
}

/** In a page by itself there are no other people. */
const seated = (plan: string): string => (HERE && /^(open|for)/.test(plan) ? OTHER : plan);

export function remember(game: string, choices: Choices): void {
  store(KEY, { ...kept(), [game]: choices });
}

const kept = () => fieldsIn<Record<string, Partial<Choices>>>(KEY);

function possible({ kind, choices }: OptionInfo, value: Value): boolean {
  return typeof value === 'boolean' ? kind === 'switch' : choices.includes(value);
}

/** What is offered: where editions are maps of one game, chance may choose among them. */
export const editionsOf = ({ edition_word: word, editions }: GameInfo): string[] =>
  word === 'map' && editions.length > 1 ? [...editions, RANDOM] : editions;

/** The side of a seat, of two: the first one's is chosen, the second has what is left. */
export const sideOf = ({ sides }: GameInfo, side: string, seat: number): string =>
  side === TOSS ? TOSS : sides[(sides.indexOf(side) + seat) % sides.length]!;

/** The side of the first seat, when one is chosen for any of them. */
export const sideFirst = ({ sides }: GameInfo, chosen: string, seat: number): string =>
  chosen === TOSS ? TOSS : sides[(sides.indexOf(chosen) + sides.length - seat) % sides.length]!;

/** As many seats as wanted: who is there stays. */
export function resized(seats: string[], count: number): string[] {
  return Array.from({ length: count }, (_, n) => seats[n] ?? OTHER);
}

/** What an option can be: a seat that the table does not have cannot begin. */
export function choicesOf({ name, choices }: OptionInfo, seats: number): (number | string)[] {
  return name === 'first' ? choices.filter((each) => !(Number(each) > seats)) : choices;
}

export function wish(info: GameInfo, choices: Choices, own: OwnEdition | null): NewTable {
  const { waits, edition, side, ...rest } = choices;
  const turn = Math.max(0, info.sides.indexOf(side)); // how far the seats are from their order
  const seats = choices.seats.map((_, n, all) => all[(n + turn) % all.length]!);
  return {
    ...rest,
    game: info.name,
    seats,
    ...(info.sides.length ? { toss: side === TOSS } : {}),
    ...(own ? { own_edition: own.text } : { edition }),
    ready: !waits,
  };
}

export type Field = 'seats' | 'edition' | 'pace' | 'sheet';

/** Beside which field a refusal belongs. */
export function fieldOf(key: string, own: boolean): Field {
  if (/^table-(nobody|no-such-(bot|plan)|needs-people)|^people-name/.test(key)) return 'seats';
  if (key === 'table-no-such-pace') return 'pace';
  return own && /^server-(refused|edition-too-long|invalid)$/.test(key) ? 'edition' : 'sheet';
}

/** The mistakes in an edition, each with its line, as the server lists them. */
export function mistakesIn(why: string): { line: number | null; why: string }[] {
  return why.split('\n').map((each) => {
    const [, line, rest] = /^line (\d+): (.*)$/.exec(each) ?? [];
    return line ? { line: Number(line), why: rest! } : { line: null, why: each };
  });
}
