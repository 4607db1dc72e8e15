// One socket to the server for the whole page. It comes back by itself, goes on where it was, and
// sends again what was not answered, by the same key: what had arrived is not done twice.
import { say } from '../i18n/speech.svelte';
import { HERE } from '../here/mode';
import { Refusal } from './http';
import { newKey } from './keys';
import type { FromClient, ToClient, Update, Words } from './schema';

type Without<Message, Names extends string> = Message extends unknown
  ? Omit<Message, Names>
  : never;
/** What is said to the server, but for what the line adds. */
export type Said = Without<FromClient, 'id' | 'key'>;
/** What is said at a table, but for which table and seat. */
export type SaidThere = Without<
  Extract<FromClient, { key?: unknown }>,
  'id' | 'key' | 'table' | 'seat'
>;

export interface Watcher {
  table: string;
  seat: number | null;
  since: number;
  told(update: Update): void;
  noticed(words: Words): void;
  gone(): void;
}

interface Waiting {
  message: FromClient;
  done(seq: number): void;
  refused(why: Refusal): void;
}

/** A WebSocket, or what the page has instead. */
interface Socket {
  readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

const PATIENCE = 10_000; // for the first word, and for an answer to a ping
const EVERY = 15_000; // milliseconds between pings: silence is noticed within half a minute
const LONGEST = 10_000; // between attempts to come back
const COME_BACK = 300;
const PASSING = new Set(['watch', 'unwatch', 'ping']); // of one socket only, not to be sent again

class Line {
  state = $state<'idle' | 'opening' | 'open' | 'lost'>('idle');
  ahead = 0; // how far the server's clock is ahead of ours, in milliseconds
  private socket: Socket | null = null;
  private next = 1;
  private attempts = 0;
  private pings: ReturnType<typeof setInterval> | undefined;
  private again: ReturnType<typeof setTimeout> | undefined;
  private watchers = new Set<Watcher>();
  private waiting = new Map<number, Waiting>();
  private leaving = new Set<string>(); // seats of tables that are looked at no more: what still comes is dropped

  constructor() {
    addEventListener('online', () => this.retry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.retry();
    });
  }

  watch(watcher: Watcher): () => void {
    this.watchers.add(watcher);
    if (this.state === 'open') this.ask(watcher);
    else this.open();
    return () => {
      if (!this.watchers.delete(watcher) || this.state !== 'open') return;
      for (const { table, seat } of this.watchers) {
        if (table === watcher.table && seat === watcher.seat) return; // somebody else looks on
      }
      const { table, seat } = watcher;
      this.leaving.add(`${table} ${seat}`);
      void this.send({ type: 'unwatch', table, seat })
        .catch(() => {})
        .finally(() => this.leaving.delete(`${table} ${seat}`));
    };
  }

  /** Send something; resolves when it is done and kept, however often the line breaks. */
  send(message: Said): Promise<number> {
    const id = this.next++;
    const whole = PASSING.has(message.type)
      ? { ...message, id }
      : { ...message, id, key: newKey() };
    return new Promise((done, refused) => {
      this.waiting.set(id, { message: whole, done, refused });
      if (this.state === 'open') this.post(id);
      else this.open();
    });
  }

  /** Sign in or out: the socket belongs to whoever opened it. */
  renew(): void {
    if (this.socket) this.drop(this.socket);
  }

  private retry(): void {
    if (this.state === 'lost') this.open();
    else if (this.state === 'open') this.ping(); // it may have gone while nobody looked
  }

  private open(): void {
    if (this.socket) return;
    clearTimeout(this.again);
    if (this.state === 'idle') this.state = 'opening';
    if (HERE) void import('../here/host').then(({ HereSocket }) => this.listen(new HereSocket()));
    else this.listen(new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`));
  }

  private listen(socket: Socket): void {
    if (this.socket) return socket.close();
    this.socket = socket;
    const late = setTimeout(() => this.drop(socket), PATIENCE);
    socket.onmessage = ({ data }) => {
      clearTimeout(late);
      this.hear(JSON.parse(data));
    };
    socket.onclose = () => {
      clearTimeout(late);
      if (this.socket === socket) this.lose();
    };
  }

  /** Leave a socket at once: a browser waits a minute for the other side to say goodbye. */
  private drop(socket: Socket): void {
    if (this.socket === socket) this.lose();
    socket.onmessage = socket.onclose = null;
    socket.close();
  }

  private lose(): void {
    clearInterval(this.pings);
    this.leaving.clear();
    this.socket = null;
    this.state = 'lost';
    for (const [id, { message }] of this.waiting) {
      if (PASSING.has(message.type)) this.waiting.delete(id);
    }
    if (!this.watchers.size && !this.waiting.size) {
      this.state = 'idle';
      return;
    }
    const wait = Math.min(LONGEST, COME_BACK * 2 ** this.attempts++) * (0.5 + Math.random() / 2);
    this.again = setTimeout(() => this.open(), wait);
  }

  private hear(told: ToClient): void {
    switch (told.type) {
      case 'hello': {
        const unanswered = [...this.waiting.keys()];
        this.ahead = told.now - Date.now();
        this.attempts = 0;
        this.state = 'open';
        this.watchers.forEach((watcher) => this.ask(watcher));
        unanswered.forEach((id) => this.post(id));
        this.pings = setInterval(() => this.ping(), EVERY);
        return;
      }
      case 'done':
        return this.answered(told.id)?.done(told.seq);
      case 'pong':
        this.ahead = told.now - Date.now(); // either clock may have been set, or have stood
        return this.answered(told.id)?.done(0);
      case 'refused':
        if (told.id === null) return console.error(say(told.why));
        return this.answered(told.id)?.refused(new Refusal(told.why));
      case 'update':
        return this.each(told.table, told.seat, (watcher) => {
          watcher.since = told.seq;
          watcher.told(told);
        });
      case 'notice':
        return this.watchers.forEach(
          (each) => each.table === told.table && each.noticed(told.words),
        );
      case 'gone':
        return this.each(told.table, told.seat, (watcher) => {
          this.watchers.delete(watcher);
          watcher.gone();
        });
    }
  }

  private each(table: string, seat: number | null, tell: (watcher: Watcher) => void): void {
    if (this.leaving.has(`${table} ${seat}`)) return;
    const here = [...this.watchers].filter((each) => each.table === table);
    const named = here.filter((each) => each.seat === seat);
    // who named no seat may have got one meanwhile; else each hears of the own seat alone
    (named.length ? named : here.filter((each) => each.seat === null)).forEach(tell);
  }

  private answered(id: number): Waiting | undefined {
    const found = this.waiting.get(id);
    this.waiting.delete(id);
    return found;
  }

  private ask(watcher: Watcher): void {
    const { table, seat, since } = watcher;
    this.send({ type: 'watch', table, seat, since }).catch(() => {
      if (this.watchers.delete(watcher)) watcher.gone();
    });
  }

  private post(id: number): void {
    const waiting = this.waiting.get(id);
    if (waiting && this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify(waiting.message));
    }
  }

  private ping(): void {
    const socket = this.socket;
    const late = setTimeout(() => socket && this.drop(socket), PATIENCE);
    this.send({ type: 'ping' }).finally(() => clearTimeout(late));
  }
}

export const line = new Line();
