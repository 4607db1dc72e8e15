// What the page, its tables and its bots say to each other; bots and tables are workers.
import type { BotAnswer } from '../wasm/thinking';

export interface Called {
  method: string;
  path: string;
  body: string;
  key: string | null;
}
export interface Answered {
  status: number;
  body: string;
  type: string;
}
export type ToTables =
  | { kind: 'start'; name: string; bots: MessagePort }
  | ({ kind: 'call'; n: number } & Called)
  | { kind: 'take'; n: number; table: string }
  | { kind: 'line'; text: string };
export type FromTables =
  | { kind: 'progress'; fetched: number; all: number }
  | { kind: 'ready' }
  | { kind: 'failed'; key: string } // it has not started
  | { kind: 'trouble'; key: string } // it goes on
  | { kind: 'told'; text: string }
  | ({ kind: 'answer'; n: number } & Answered);

/** A question as the page's Python asks it (src/mintmark/server/page/values.py). */
export interface AskedBot {
  game: string;
  box: string;
  view: string;
  seats: number;
  seat: number;
  seed: string;
  distraction: [overlooked: number, thoughtless: number] | null;
  seconds: number | null;
  iterations: number | null;
}
export interface ToBots {
  n: number;
  asked: AskedBot;
  weigh: boolean; // all moves, even if there is one only
}
export interface FromBots {
  n: number;
  answer?: BotAnswer;
  failed?: string;
}

const JSON_TYPE = 'application/json';

export const said = (body: unknown): Answered => ({
  status: 200,
  body: JSON.stringify(body),
  type: JSON_TYPE,
});

/** As a server refuses. */
export const refusal = (key: string, status = 409): Answered => ({
  ...said({ error: { key, args: {} } }),
  status,
});
