// What a game's drawing is given, and what it gives to the frame around it. A board draws a view and
// offers its legal moves; it knows no rules. The same board draws a live table and a replay.
import type { Component } from 'svelte';
import type { ClockInfo, Plan, SeatInfo, Words } from '../api/schema';
import { learn } from '../i18n/speech.svelte';

/** A table as a board sees it. */
export interface Table<View = unknown, Box = unknown> {
  readonly id: string;
  readonly seat: number | null; // whose eyes; null: an onlooker's, or everything open
  readonly seats: readonly SeatInfo[];
  readonly view: View;
  readonly box: Box; // the components, as the server tells them
  readonly story: readonly Words[];
  readonly awaited: readonly number[];
  readonly moves: readonly string[]; // what this seat may do now; empty where nothing is asked
  readonly warnings: Readonly<Record<string, Words>>; // moves that want a second look, and why
  readonly pending: string | null; // a move that was sent and is not confirmed: draw it already
  readonly pointed: readonly string[]; // places that the reader of the log points at
  readonly clocks?: ClockInfo | null; // time left, where the table has clocks
  readonly options?: Plan['options']; // the rule options that were chosen
  readonly live: boolean; // false: a replay, nothing can be done
  readonly places?: readonly number[] | null; // by seat, of a finished game: 1 has won
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

type Part = Component<{ table: Table; desk: unknown }>;

/** A game's own parts of a table's page. */
export interface GameClient {
  /** What is picked up, typed or unfolded at this table: shared by the parts below. */
  desk(table: Table): unknown;
  Board: Part; // the large column: board, seats, what one holds
  Actions: Part; // inside the prompt: chosen coins, bids, the one primary button
  Score: Part; // how it stands, in the side column
  /** The final score, line by line; after an end that is staged, it says when all is told. */
  Result: Component<{ table: Table; desk: unknown; told?: () => void }>;
  /** Whether Result tells the end step by step: until it is told, nothing may give it away. */
  staged?(table: Table): boolean;
  crumb(table: Table): string; // "Turn 12", in the masthead
  section(table: Table): string; // the number of the rules' paragraph that applies now, as in 4.2
  places(words: Words): string[]; // where on the board a line of the log happened
  /** How often hidden things were laid open: on a shared screen everybody looks then. */
  openings?(table: Table): number;
  /** What is read out of a line of the log, where it is not the line itself; '' for nothing. */
  spoken?(table: Table, words: Words): string | undefined;
}

const CLIENTS: Record<string, () => Promise<{ default: GameClient }>> = {
  coinage: () => import('./coinage'),
  coin_quest: () => import('./coin_quest'),
  warehouse51: () => import('./warehouse51'),
};
const TEXTS: Record<string, string[]> = {
  coinage: ['coinage', 'coinage_board'],
  coin_quest: ['coin_quest', 'coin_quest_board'],
  warehouse51: ['warehouse51', 'relics', 'warehouse51_board'],
};

/** The parts of a game, loaded with their texts when first needed. */
export async function clientOf(game: string): Promise<GameClient> {
  const [client] = await Promise.all([CLIENTS[game]!(), learn('options', ...TEXTS[game]!)]);
  return client.default;
}
