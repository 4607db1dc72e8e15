// The page's side of its own tables: answers what would go to a server, by workers or by files that
// came with the client.
import { Refusal } from '../api/http';
import { learn } from '../i18n/speech.svelte';
import { fieldsIn, store as remember } from '../shell/storage';
import { complain } from '../ui/toasts.svelte';
import { file } from './files';
import { loading } from './loading.svelte';
import { refusal, said, type Answered, type Called } from './messages';
import type { FromTables, ToTables } from './messages';
import { Store, StoreError, type KeptTable } from './store';
import { startBots } from './thinker';

const ME = 'mintmark.here';

let tables: Worker | undefined;
let bots: Worker | undefined;
let next = 1;
const waiting = new Map<number, (answer: Answered) => void>();
const sockets = new Set<HereSocket>();
let kept: Promise<Store> | undefined;

const me = () => ({ id: 'here', handle: null, name: '', ...fieldsIn<{ name: string }>(ME) });

/** The workers, started when they are first needed; a bar tells how far they are, if need be. */
function started(told = true): Worker {
  if (tables) return tables;
  if (told) loading.begin();
  const { worker, line } = startBots(() => fail('here-not-loaded'));
  bots = worker;
  tables = new Worker(new URL('./tables.worker.ts', import.meta.url), { type: 'module' });
  tables.onmessage = ({ data }: MessageEvent<FromTables>) => hear(data);
  tables.onerror = () => fail('here-not-loaded');
  const begin: ToTables = { kind: 'start', name: me().name, bots: line };
  tables.postMessage(begin, [line]);
  return tables;
}

/** Start them ahead: all that they need is here. */
export const prepare = (): void => void started(false);

function hear(data: FromTables): void {
  switch (data.kind) {
    case 'progress':
      return loading.step(data.fetched, data.all);
    case 'ready':
      return loading.end();
    case 'failed':
      return fail(data.key);
    case 'trouble':
      return complain(new Refusal({ key: data.key, args: {} }));
    case 'told':
      return sockets.forEach((socket) => socket.onmessage?.({ data: data.text }));
    case 'answer':
      waiting.get(data.n)?.(data);
      waiting.delete(data.n);
  }
}

/** It did not start: whoever waits is told, and the next who asks begins anew. */
function fail(key: string): void {
  tables?.terminate();
  bots?.terminate();
  tables = undefined;
  loading.end();
  waiting.forEach((resolve) => resolve(refusal(key)));
  waiting.clear();
  sockets.forEach((socket) => socket.onclose?.()); // what they were sent is sent again
}

function ask(
  message: ({ kind: 'call' } & Called) | { kind: 'take'; table: string },
): Promise<Answered> {
  const n = next++;
  return new Promise((resolve) => {
    waiting.set(n, resolve);
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
  if (`${method} ${address}` === 'PATCH me' || address === 'guests') return rename(body);
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
    const tables = await (await (kept ??= Store.open())).tables();
    return said(tables.flatMap(listed));
  } catch (error) {
    kept = undefined;
    if (error instanceof StoreError) return refusal(error.key);
    throw error;
  }
}

let complained = false;
/** A table as lists show it; one that cannot be read is left alone, and that is said once. */
function listed({ id, created_at, summary }: KeptTable): object[] {
  try {
    return [{ id, created_at, summary: JSON.parse(summary) }];
  } catch {
    if (!complained) complain(new Refusal({ key: 'here-unreadable', args: {} }));
    complained = true;
    return [];
  }
}

/** What a line to a server would be. */
export class HereSocket {
  readyState: number = WebSocket.CONNECTING;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    sockets.add(this);
    queueMicrotask(() => {
      this.readyState = WebSocket.OPEN;
      this.onmessage?.({ data: JSON.stringify({ type: 'hello', now: Date.now(), guest: 'here' }) });
    });
  }

  send(text: string): void {
    started().postMessage({ kind: 'line', text } satisfies ToTables);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this);
  }
}
