// Tables in this page: Python decides, the browser keeps, and only then anybody is told. One step
// after the other; a table has one master, which is whichever page holds its lock.
import type { AskedBot, FromBots, ToBots } from './bots.worker';
import { start } from './python';
import { Store, StoreError, type Kept } from './store';

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
  | { kind: 'line'; text: string }
  | { kind: 'take'; n: number; table: string };
export type FromTables =
  | { kind: 'progress'; fetched: number; all: number }
  | { kind: 'ready' }
  | { kind: 'failed'; key: string }
  | { kind: 'told'; text: string }
  | ({ kind: 'answer'; n: number } & Answered);

/** src/mintmark/server/page/bridge.py */
interface Bridge {
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
interface Due {
  table: string;
  bots: { number: number; bot: AskedBot }[];
  runs_out: number | null;
}
interface Outcome {
  told: string[];
  answer: Answered | null;
  due: Due[];
}

const BEAT = 1000; // milliseconds
const LATENESS = 20; // after which a clock is surely over
const JSON_TYPE = 'application/json';
const HERE = /^here-[\w-]{17}$/;

let bridge: Bridge;
let store: Store;
let bots: MessagePort;
const held = new Map<string, () => void>(); // tables whose master we are, and how to let go
const asked = new Map<string, number>(); // the question that a bot at a seat thinks about
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const thoughts = new Map<number, (from: FromBots) => void>();
let thinking = 0;

const post = (message: FromTables): void => self.postMessage(message);
const refusal = (key: string, status = 409): Answered => ({
  status,
  body: JSON.stringify({ error: { key, args: {} } }),
  type: JSON_TYPE,
});

// Steps, one after the other

let turn = Promise.resolve();
function inTurn(work: () => Promise<void>): void {
  turn = turn.then(work).catch((error: unknown) => {
    console.error(error);
  });
}

/** What must be kept is kept, or has not happened. */
async function settle(keep: string): Promise<Outcome> {
  const growths = JSON.parse(keep) as Kept[];
  let outcome: string;
  try {
    if (growths.length) await store.keep(growths);
    outcome = bridge.kept();
    growths.filter(({ seq }) => seq === 1).forEach(({ table }) => void hold(table, false));
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    outcome = bridge.lost(error.key);
  }
  const told = JSON.parse(outcome) as Outcome;
  told.told.forEach((text) => post({ kind: 'told', text }));
  told.due.forEach(expect);
  return told;
}

// What happens by itself

function expect({ table, bots: awaited, runs_out }: Due): void {
  clearTimeout(timers.get(table));
  if (runs_out !== null) {
    const wait = Math.max(0, runs_out - Date.now() + LATENESS);
    const late = () =>
      inTurn(async () => void (held.has(table) && (await settle(bridge.time_out(table)))));
    timers.set(table, setTimeout(late, wait));
  }
  for (const { number, bot } of awaited) {
    const seat = `${table} ${bot.seat}`;
    if (asked.get(seat) === number) continue; // it thinks about that
    asked.set(seat, number);
    void think(bot, false).then(({ answer, failed }) =>
      inTurn(async () => {
        if (asked.get(seat) === number) asked.delete(seat);
        if (failed) console.error(failed);
        if (answer && held.has(table))
          await settle(bridge.play(table, bot.seat, number, answer.move));
      }),
    );
  }
}

function think(bot: AskedBot, weigh: boolean): Promise<FromBots> {
  const n = (thinking += 1);
  return new Promise((resolve) => {
    thoughts.set(n, resolve);
    bots.postMessage({ n, asked: bot, weigh } satisfies ToBots);
  });
}

setInterval(() => {
  if (!held.size) return;
  inTurn(async () => {
    bridge.beat();
    await store.note([...held.keys()], Date.now()).catch(() => {});
  });
}, BEAT);

// Which tables are ours

/** Become the master of a table; false if another page is, and it is not taken from it. */
async function hold(id: string, steal: boolean): Promise<boolean> {
  if (held.has(id)) return true;
  if (!navigator.locks) {
    held.set(id, () => {});
    return true;
  }
  return new Promise((answer) => {
    const options: LockOptions = steal ? { steal } : { ifAvailable: true };
    navigator.locks
      .request(`mintmark ${id}`, options, (lock) => {
        if (!lock) return answer(false);
        return new Promise<void>((letGo) => {
          held.set(id, letGo);
          answer(true);
        });
      })
      .catch(() => inTurn(async () => leave(id))); // another page has taken it
  });
}

function leave(id: string): void {
  held.delete(id);
  clearTimeout(timers.get(id));
  (JSON.parse(bridge.forget(id)) as string[]).forEach((text) => post({ kind: 'told', text }));
}

/** Have a table in memory; why not, if it cannot be. */
async function ready(id: string, steal = false): Promise<Answered | null> {
  if (held.has(id)) return null;
  if (!HERE.test(id)) return refusal('here-needs-server', 404);
  try {
    const row = await store.table(id);
    if (!row) return refusal('here-not-here', 404);
    if (!(await hold(id, steal))) return refusal('here-elsewhere');
    bridge.load(id, JSON.stringify(await store.events(id)), row.alive);
    bridge.ask(JSON.stringify({ method: 'GET', path: ['tables', id] })); // what is due there?
    (JSON.parse(bridge.kept()) as Outcome).due.forEach(expect);
    return null;
  } catch (error) {
    console.error(error);
    held.get(id)?.();
    held.delete(id);
    return refusal(error instanceof StoreError ? error.key : 'here-unreadable');
  }
}

// Whoever asks

async function answer({ method, path, body, key }: Called): Promise<Answered> {
  const { pathname, searchParams } = new URL(path, 'http://here');
  const parts = pathname.split('/').slice(2).map(decodeURIComponent);
  const [what, id, verb] = parts as [string, string?, string?];
  if (what === 'tables' && id !== undefined) {
    const why = await ready(id);
    if (why) return why;
    if (verb === 'hint') return hint(id, body);
  }
  const record = what === 'records' && id ? (await store.record(id))?.text : undefined;
  const query = Object.fromEntries(searchParams);
  const text = JSON.stringify({ method, path: parts, query, body, key, record });
  const { answer: found } = await settle(bridge.ask(text));
  if (what === 'records' && method === 'POST' && found?.status === 200) return imported(found);
  return found!;
}

async function imported(found: Answered): Promise<Answered> {
  const { game, entries, text } = JSON.parse(found.body) as Record<string, string>;
  const id = crypto.randomUUID().replaceAll('-', '').slice(0, 22);
  try {
    await store.addRecord({ id, text: text! });
  } catch (error) {
    return refusal((error as StoreError).key, 507);
  }
  return { ...found, body: JSON.stringify({ id, game, entries }) };
}

async function hint(id: string, body: string): Promise<Answered> {
  const question = JSON.parse(bridge.hint(id, body)) as AskedBot | null;
  if (!question) return (JSON.parse(bridge.kept()) as Outcome).answer!;
  const { answer: found, failed } = await think(question, true);
  if (!found) throw new Error(failed);
  const weighed = found.evaluations.map(({ move, visits, win, lead }) => [move, visits, win, lead]);
  bridge.advise(id, question.seat, JSON.stringify(weighed));
  return (JSON.parse(bridge.kept()) as Outcome).answer!;
}

async function begin(name: string): Promise<void> {
  try {
    store = await Store.open();
    const python = await start((fetched, all) => post({ kind: 'progress', fetched, all }));
    const made = python.runPython('from mintmark.server.page.bridge import Bridge; Bridge') as (
      now: () => number,
      name: string,
    ) => Bridge;
    bridge = made(() => Date.now(), name);
    post({ kind: 'ready' });
  } catch (error) {
    console.error(error);
    post({ kind: 'failed', key: error instanceof StoreError ? error.key : 'here-not-loaded' });
    throw error;
  }
}

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  switch (data.kind) {
    case 'start':
      bots = data.bots;
      bots.onmessage = ({ data: from }: MessageEvent<FromBots>) => {
        thoughts.get(from.n)?.(from);
        thoughts.delete(from.n);
      };
      return inTurn(() => begin(data.name));
    case 'call':
      return inTurn(async () => {
        const found = await answer(data).catch((error: unknown) => {
          console.error(error);
          return refusal('web-mistake', 500);
        });
        post({ kind: 'answer', n: data.n, ...found });
      });
    case 'line':
      return inTurn(async () => {
        const { table } = JSON.parse(data.text) as { table?: string };
        if (table) await ready(table); // if it cannot be, that is refused as a table that is not there
        await settle(bridge.hear(data.text));
      });
    case 'take':
      return inTurn(async () => {
        const why = await ready(data.table, true);
        post({ kind: 'answer', n: data.n, ...(why ?? { status: 200, body: '', type: JSON_TYPE }) });
      });
  }
};
