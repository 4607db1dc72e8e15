// What a game gives to the client, and what it is given. A board draws a view and offers its legal
// moves; it knows no rules. The same board draws a live table and a replay.
import type { Component } from 'svelte';
import type { ClockInfo, Plan, SeatInfo, Words } from '../api/schema';

/** A seat where somebody plays, who has no name and is nobody's guest: in replays and lessons. */
export const SITTER: SeatInfo = {
  name: '',
  guest: null,
  bot: null,
  invited: null,
  ready: true,
  left: false,
  late: false,
  absent: null,
  resigned: false,
};

/** Something that has happened: for boards its kind and data, for people its words. */
export interface Line {
  kind: string;
  data: unknown;
  words: Words;
}

/** A table as a board sees it. */
export interface Table<View = unknown, Box = unknown, Story extends Line = Line> {
  readonly id: string;
  readonly game: string;
  readonly seat: number | null; // whose eyes; null: an onlooker's, or everything open
  readonly seats: readonly SeatInfo[];
  readonly view: View;
  readonly box: Box; // the components, as the server tells them
  readonly story: readonly Story[];
  readonly awaited: readonly number[];
  readonly moves: readonly string[]; // what this seat may do now; empty where nothing is asked
  readonly warnings: Readonly<Record<string, Words>>; // moves that want a second look, and why
  readonly pending: string | null; // a move that was sent and is not confirmed: draw it already
  readonly pointed: readonly string[]; // places that the reader of the log points at
  readonly clocks?: ClockInfo | null; // time left, where the table has clocks
  readonly options?: Plan['options']; // the rule options that were chosen
  readonly live: boolean; // false: a replay, nothing can be done
  readonly places?: readonly number[] | null; // by seat, of a finished game: 1 has won
  readonly scores?: readonly number[] | null; // likewise
  /** Who sits there, in words: a name, or what the game calls the seat. */
  name(seat: number): string;
  /** A message in words, with players' names for seats. */
  say(words: Words): string;
  /** Make a move. A warning is shown first, a refusal in words after; both by the frame. */
  play(move: string): Promise<void>;
  /** Ask why a move is not possible; the frame shows the answer beside the prompt. */
  why(move: string): Promise<void>;
  /** Let a screen reader say something. */
  announce(text: string): void;
}

/** A game's own parts of a table's page. */
export interface Parts<View, Box, Story extends Line, Desk> {
  /** What is picked up, typed or unfolded at this table: shared by the parts below. */
  desk(table: Table<View, Box, Story>): Desk;
  Board: Part<{ table: Table<View, Box, Story>; desk: Desk }>; // the large column: board, seats, what one holds
  Actions: Part<{ table: Table<View, Box, Story>; desk: Desk }>; // inside the prompt: chosen coins, bids, the one primary button
  Score: Part<{ table: Table<View, Box, Story>; desk: Desk }>; // how it stands, in the side column
  /** The final score, line by line; after an end that is staged, it says when all is told. */
  Result: Part<{ table: Table<View, Box, Story>; desk: Desk; told?: () => void }>;
  /** Whether Result tells the end step by step: until it is told, nothing may give it away. */
  staged?(table: Table<View, Box, Story>): boolean;
  turn(table: Table<View, Box, Story>): Words | null; // "Turn 12", in the masthead
  section(table: Table<View, Box, Story>): string; // of the rules, that applies now: as in 4.2
  places(line: Story): string[]; // where on the board a line of the log happened
  /** How often hidden things were laid open: on a shared screen everybody looks then. */
  openings?(table: Table<View, Box, Story>): number;
  /** What is read out of a line of the log, where it is not the line itself; '' for nothing. */
  spoken?(table: Table<View, Box, Story>, line: Story): string | undefined;
}
/** A component. Like a method it may be taken for one of any table: pages draw whatever game it is. */
type Part<Props extends object> = {
  draw(...given: Parameters<Component<Props & {}>>): ReturnType<Component<Props & {}>>;
}['draw'];
type Later<T> = () => Promise<{ default: T }>;

/** A game in the client: what every page may show of it, and its parts of a table's page. */
interface Definition<View, Box, Story extends Line, Desk> {
  /** The seat that a message stands for, where seats are more than players with a number. */
  seatIn?(words: Words): number | undefined;
  Emblem: Component<{ size?: number }>; // its small sign
  Vignette: Later<Component>; // its picture
  origins: string; // the section of the rules that says what is printed and what is not
  figures: Readonly<Record<string, Later<Component>>>; // by the section that they belong to
  boxes?: readonly string[]; // editions that the figures show
  parts: Later<Parts<View, Box, Story, Desk>>;
}

/** A game as the pages know it, whatever its types are. */
export type Game = Definition<unknown, unknown, Line, unknown>;
export type GameParts = Parts<unknown, unknown, Line, unknown>;

/** A game by its types: they are what the server sends for it, and hold from here on. */
export function defineGame<View, Box, Story extends Line, Desk>(
  game: Definition<View, Box, Story, Desk>,
): Game {
  return game;
}
