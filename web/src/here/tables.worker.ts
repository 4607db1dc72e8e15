// Tables in this page: Python decides, the browser keeps, and only then anybody is told. One step
// after the other.
import { newKey } from '../api/keys';
import { bridgeFor, type Bridge, type Due, type Outcome } from './bridge';
import { isHere } from './ids';
import { hold, isOurs, letGo, ours } from './masters';
import { refusal, type Answered, type AskedBot, type Called } from './messages';
import type { FromTables, ToTables } from './messages';
import { Store, StoreError, type Kept } from './store';
import { Thinker } from './thinker';

const BEAT = 1000; // milliseconds
const LATENESS = 20; // after which a clock is surely over
const AGAIN = 5000; // until a bot that could not be loaded is asked once more
const RECORD = 22; // letters of an id

let bridge: Bridge;
let store: Store;
let bots: Thinker;
const asked = new Map<string, number>(); // the question that a bot at a seat thinks about
const timers = new Map<string, ReturnType<typeof setTimeout>>();

const post = (message: FromTables): void => self.postMessage(message);

/** Why something does not work; what nobody foresaw shows in the console. */
function reason(error: unknown, otherwise: string): string {
  if (error instanceof StoreError) return error.key;
  console.error(error);
  return otherwise;
}

// Steps, one after the other

let turn: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch((error: unknown) => console.error(error));
  return done;
}

/** What must be kept is kept, or has not happened. */
async function settle(keep: string): Promise<Outcome> {
  const growths = JSON.parse(keep) as Kept[];
  try {
    if (growths.length) await store.keep(growths);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    const outcome = tell(bridge.lost(error.key));
    if (error.key === 'here-elsewhere') growths.forEach(({ table }) => leave(table));
    return outcome;
  }
  const begun = growths.filter(({ seq }) => seq === 1);
  await Promise.all(begun.map(({ table }) => hold(table, false, () => taken(table))));
  return tell(bridge.kept());
}

function tell(outcome: string): Outcome {
  const found = JSON.parse(outcome) as Outcome;
  found.told.forEach((text) => post({ kind: 'told', text }));
  found.due.forEach(expect);
  return found;
}

// What happens by itself

function expect({ table, bots: awaited, runs_out }: Due): void {
  clearTimeout(timers.get(table));
  if (runs_out !== null) {
    const late = () => void atOurs(table, () => bridge.time_out(table));
    timers.set(table, setTimeout(late, Math.max(0, runs_out - Date.now() + LATENESS)));
  }
  for (const { number, bot } of awaited) {
    const seat = `${table} ${bot.seat}`;
    if (asked.get(seat) === number) continue; // it thinks about that
    asked.set(seat, number);
    void play(table, bot, number).finally(() => asked.get(seat) === number && asked.delete(seat));
  }
}

async function play(table: string, bot: AskedBot, question: number): Promise<void> {
  for (;;) {
    const { answer, failed } = await bots.think(bot, false);
    if (answer) return atOurs(table, () => bridge.play(table, bot.seat, question, answer.move));
    console.error(failed);
    post({ kind: 'trouble', key: 'here-not-loaded' });
    await new Promise((later) => setTimeout(later, AGAIN));
  }
}

/** Do something at a table, if it is still ours when its turn comes. */
const atOurs = (table: string, act: () => string): Promise<void> =>
  inTurn(async () => void (isOurs(table) && (await settle(act()))));

setInterval(() => {
  if (ours().length)
    void inTurn(async () => {
      bridge.beat();
      await store.note(ours(), Date.now()).catch(() => {}); // a full disk is told with the next move
    });
}, BEAT);

// Which tables are ours

const taken = (table: string): void => void inTurn(async () => leave(table));

function leave(table: string): void {
  letGo(table);
  clearTimeout(timers.get(table));
  (JSON.parse(bridge.forget(table)) as string[]).forEach((text) => post({ kind: 'told', text }));
}

/** Have a table in memory; why not, if it cannot be. */
async function ready(table: string, steal = false): Promise<Answered | null> {
  if (isOurs(table)) return null;
  if (!isHere(table)) return refusal('here-needs-server', 404);
  try {
    if (!(await hold(table, steal, () => taken(table)))) return refusal('here-elsewhere');
    const kept = await store.table(table);
    if (!kept) throw new StoreError('here-not-here');
    bridge.load(table, JSON.stringify(await store.events(table)), kept.alive);
    bridge.ask(JSON.stringify({ method: 'GET', path: ['tables', table] })); // what is due there?
    (JSON.parse(bridge.kept()) as Outcome).due.forEach(expect);
    return null;
  } catch (error) {
    letGo(table);
    return refusal(reason(error, 'here-unreadable'));
  }
}

// Whoever asks

async function answer({ method, path, body, key }: Called): Promise<Answered> {
  const { pathname, searchParams } = new URL(path, 'http://here');
  const parts = pathname.split('/').slice(2).map(decodeURIComponent);
  const [what, id] = parts as [string, string?];
  const why = what === 'tables' && id !== undefined ? await ready(id) : null;
  if (why) return why;
  const record = what === 'records' && id ? (await store.record(id))?.text : undefined;
  const query = Object.fromEntries(searchParams);
  const text = JSON.stringify({ method, path: parts, query, body, key, record });
  const { answer: found } = await settle(bridge.ask(text));
  if (what === 'records' && method === 'POST' && found?.status === 200) return imported(found);
  return found!;
}

async function imported(found: Answered): Promise<Answered> {
  const { game, entries, text } = JSON.parse(found.body) as Record<string, string>;
  const id = `here-${newKey()}`.slice(0, RECORD);
  try {
    await store.addRecord({ id, text: text! });
  } catch (error) {
    return refusal((error as StoreError).key, 507);
  }
  return { ...found, body: JSON.stringify({ id, game, entries }) };
}

/** What the master would do: the tables go on while it thinks. */
async function hint(table: string, body: string): Promise<Answered> {
  const { why, question } = await inTurn(async () => {
    const refused = await ready(table);
    if (refused) return { why: refused };
    const found = JSON.parse(bridge.hint(table, body)) as AskedBot | null;
    return found ? { question: found } : { why: answerOf(bridge.kept()) };
  });
  if (!question) return why!;
  const { answer: found } = await bots.think(question, true);
  if (!found) return refusal('here-not-loaded');
  const weighed = found.evaluations.map(({ move, visits, win, lead }) => [move, visits, win, lead]);
  return inTurn(async () => {
    bridge.advise(table, question.seat, JSON.stringify(weighed));
    return answerOf(bridge.kept());
  });
}

const answerOf = (outcome: string): Answered => (JSON.parse(outcome) as Outcome).answer!;

async function hear(text: string): Promise<void> {
  const { id, table } = JSON.parse(text) as { id?: number; table?: string };
  try {
    if (table) await ready(table); // if it cannot be, that is refused as a table that is not there
    await settle(bridge.hear(text));
  } catch (error) {
    const why = { key: 'web-mistake', args: {} };
    post({ kind: 'told', text: JSON.stringify({ type: 'refused', id, error: 'mistake', why }) });
    throw error;
  }
}

async function begin(name: string): Promise<void> {
  try {
    store = await Store.open();
    bridge = await bridgeFor(name, (fetched, all) => post({ kind: 'progress', fetched, all }));
    post({ kind: 'ready' });
  } catch (error) {
    post({ kind: 'failed', key: reason(error, 'here-not-loaded') });
    await new Promise(() => {}); // the page ends this worker: nobody else is to have a turn
  }
}

async function reply(n: number, work: Promise<Answered>): Promise<void> {
  const found = await work.catch((error: unknown) => {
    console.error(error);
    return refusal('web-mistake', 500);
  });
  post({ kind: 'answer', n, ...found });
}

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  switch (data.kind) {
    case 'start':
      bots = new Thinker(data.bots);
      return void inTurn(() => begin(data.name));
    case 'call': {
      const [, table] = /^\/api\/tables\/([^/]+)\/hint$/.exec(data.path) ?? [];
      return void reply(data.n, table ? hint(table, data.body) : inTurn(() => answer(data)));
    }
    case 'take': {
      const taking = async () => (await ready(data.table, true)) ?? refusal('', 200);
      return void reply(data.n, inTurn(taking));
    }
    case 'line':
      return void inTurn(() => hear(data.text)).catch(() => {});
  }
};
