// The page's side of its own tables: answers what would go to a server, by workers or by files that
// came with the client.
import { learn } from '../i18n/speech.svelte';
import { fieldsIn, store as remember } from '../shell/storage';
import type { Answered, Called, FromTables, ToTables } from './tables.worker';
import { Store, StoreError } from './store';
import { loading } from './loading.svelte';

const files = import.meta.glob<string>('../../data/**/*', {
  query: '?url',
  import: 'default',
  eager: true,
});
const ME = 'mintmark.here';
const JSON_TYPE = 'application/json';

interface Waiting {
  resolve(answer: Answered): void;
}

let tables: Worker | undefined;
let next = 1;
const waiting = new Map<number, Waiting>();
const listeners = new Set<(text: string) => void>();

const said = (body: unknown): Answered => ({
  status: 200,
  body: JSON.stringify(body),
  type: JSON_TYPE,
});
const refused = (key: string, status: number): Answered => ({
  status,
  body: JSON.stringify({ error: { key, args: {} } }),
  type: JSON_TYPE,
});

const me = () => ({ id: 'here', handle: null, name: '', ...fieldsIn<{ name: string }>(ME) });

/** The workers, started when they are first needed. */
function started(): Worker {
  if (tables) return tables;

  loading.begin();
  const { port1, port2 } = new MessageChannel();
  const bots = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  bots.postMessage(port1, [port1]);
  tables = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
  tables.onmessage = ({ data }: MessageEvent<FromTables>) => hear(data);
  tables.onerror = () => fail('here-not-loaded');
  const begin: ToTables = { kind: 'start', name: me().name, bots: port2 };
  tables.postMessage(begin, [port2]);
  return tables;
}

function hear(data: FromTables): void {
  switch (data.kind) {
    case 'progress':
      return loading.step(data.fetched, data.all);
    case 'ready':
      return loading.end();
    case 'failed':
      return fail(data.key);
    case 'told':
      return listeners.forEach((listen) => listen(data.text));
    case 'answer':
      waiting.get(data.n)?.resolve(data);
      waiting.delete(data.n);
  }
}

/** It did not start: whoever waits is told, and the next who asks begins anew. */
function fail(key: string): void {
  tables?.terminate();
  tables = undefined;
  loading.end();
  waiting.forEach(({ resolve }) => resolve(refused(key, 409)));
  waiting.clear();
}

function ask(
  message: ({ kind: 'call' } & Called) | { kind: 'take'; table: string },
): Promise<Answered> {
  const n = next++;
  return new Promise((resolve) => {
    waiting.set(n, { resolve });
    started().postMessage({ ...message, n } satisfies ToTables);
  });
}

/** Go on with a table here that another page has; it is told. */
export const takeOver = (table: string): Promise<Answered> => ask({ kind: 'take', table });

/** What a server would answer. */
export async function call(
  method: string,
  path: string,
  body: string,
  key: string | null,
): Promise<Answered> {
  await learn('here');
  const [address, query] = path.replace('/api/', '').split('?') as [string, string?];
  if (method === 'GET' && address.startsWith('games')) return file(address, query);
  if (address === 'me' && method === 'GET') return said(me().name ? me() : null);
  if (address === 'me' || address === 'guests') return rename(body);
  if (method === 'GET' && /^tables(\/mine|\/invitations)?$/.test(address)) return list(address);
  return ask({ kind: 'call', method, path, body, key });
}

async function rename(body: string): Promise<Answered> {
  const found = await ask({ kind: 'call', method: 'PATCH', path: '/api/me', body, key: null });
  if (found.status === 200) remember(ME, JSON.parse(found.body));
  return found;
}

async function list(address: string): Promise<Answered> {
  if (address !== 'tables/mine') return said([]);
  try {
    const found = await (await Store.open()).tables();
    return said(
      found.map(({ id, created_at, summary }) => ({
        id,
        created_at,
        summary: JSON.parse(summary),
      })),
    );
  } catch (error) {
    if (error instanceof StoreError) return refused(error.key, 409);
    throw error;
  }
}

/** games · games/coinage/rules?language=de · games/coinage/editions/standard · …/file */
async function file(address: string, query = ''): Promise<Answered> {
  const [, game, what, edition, text] = address.split('/');
  const language = new URLSearchParams(query).get('language') ?? 'en';
  const name = !game
    ? 'games.json'
    : what === 'rules'
      ? `${game}/rules.${language}.md`
      : `${game}/${edition}.${text ? 'toml' : 'json'}`;
  const found = files[`../../data/${name}`];
  const answer = found ? await fetch(found) : null;
  if (!answer?.ok) return refused('here-needs-server', 404);
  return {
    status: 200,
    body: await answer.text(),
    type: name.endsWith('.json') ? JSON_TYPE : 'text/plain',
  };
}

/** What a line to a server would be. */
export class HereSocket {
  readyState: number = WebSocket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private readonly listen = (text: string): void => this.onmessage?.({ data: text });

  constructor() {
    listeners.add(this.listen);
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.listen(JSON.stringify({ type: 'hello', now: Date.now(), guest: 'here' }));
    });
  }

  send(text: string): void {
    started().postMessage({ kind: 'line', text } satisfies ToTables);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    listeners.delete(this.listen);
  }
}
