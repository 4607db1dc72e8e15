// The tables' Python, as JavaScript sees it.
import type { Answered, AskedBot } from './messages';
import { start, type Progress } from './python';

/** src/mintmark/server/page/bridge.py: JSON goes in and comes out. */
export interface Bridge {
  load(id: string, stored: string, alive: number): void;
  forget(id: string): string;
  beat(): void;
  hear(text: string): string;
  ask(text: string): string;
  play(id: string, seat: number, question: number, number: number): string;
  time_out(id: string): string;
  kept(): string;
  lost(key: string): string;
  hint(id: string, body: string): string;
  advise(id: string, seat: number, found: string): void;
}

/** What happens by itself at a table. */
export interface Due {
  table: string;
  bots: { number: number; bot: AskedBot }[];
  runs_out: number | null;
}

/** What comes of a step. */
export interface Outcome {
  told: string[];
  answer: Answered | null;
  due: Due[];
}

export async function bridgeFor(name: string, progress: Progress): Promise<Bridge> {
  const python = await start(progress);
  const made = python.runPython('from mintmark.server.page.bridge import Bridge; Bridge') as (
    now: () => number,
    name: string,
  ) => Bridge;
  return made(() => Date.now(), name);
}
