import { beforeEach, expect, test, vi } from 'vitest';
import type { Update } from './schema';

class FakeSocket {
  static all: FakeSocket[] = [];
  static OPEN = 1;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  /** The network has gone, and nobody says goodbye: browsers wait a minute for it. */
  fallSilent() {
    this.close = () => (this.readyState = 2);
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  hello() {
    this.hear({ type: 'hello', now: Date.now() + 5000, guest: null });
  }
}

const newest = () => FakeSocket.all.at(-1)!;
const kinds = (socket: FakeSocket) => socket.sent.map((each) => each.type);

async function fresh() {
  vi.resetModules();
  return (await import('./line.svelte')).line;
}

function watcher() {
  return { table: 'T', seat: 0, since: 0, told: vi.fn(), noticed: vi.fn(), gone: vi.fn() };
}

beforeEach(() => {
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.useFakeTimers();
});

test('it watches when the server has said hello, and knows the server’s clock', async () => {
  const line = await fresh();
  line.watch(watcher());
  expect(newest().sent).toEqual([]);
  newest().hello();
  expect(newest().sent).toMatchObject([{ type: 'watch', table: 'T', seat: 0, since: 0 }]);
  expect(line.ahead).toBeCloseTo(5000, -2);
});

test('after a break it goes on from what it was told', async () => {
  const line = await fresh();
  const here = watcher();
  line.watch(here);
  newest().hello();
  newest().hear({ type: 'update', table: 'T', seat: 0, seq: 17 } as Partial<Update>);
  expect(here.told).toHaveBeenCalledOnce();
  newest().close();
  expect(line.state).toBe('lost');
  vi.advanceTimersByTime(1000);
  newest().hello();
  expect(FakeSocket.all).toHaveLength(2);
  expect(newest().sent).toMatchObject([{ type: 'watch', since: 17 }]);
});

test('who leaves a chair does not silence another at the same chair', async () => {
  const line = await fresh();
  const first = line.watch(watcher());
  const second = line.watch(watcher());
  newest().hello();
  first();
  expect(kinds(newest())).not.toContain('unwatch');
  second();
  expect(kinds(newest())).toContain('unwatch');
});

test('what was not answered is sent again by the same key, and answered once', async () => {
  const line = await fresh();
  line.watch(watcher());
  newest().hello();
  const made = line.send({ type: 'move', table: 'T', question: 3, move: 'done' });
  const first = newest().sent[1]!;
  newest().close();
  vi.advanceTimersByTime(1000);
  newest().hello();
  expect(kinds(newest())).toEqual(['watch', 'move']);
  const again = newest().sent[1]!;
  expect(again).toEqual(first);
  expect(again.key).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  newest().hear({ type: 'done', id: again.id, seq: 18 });
  await expect(made).resolves.toBe(18);
  void line.send({ type: 'undo', table: 'T' });
  expect(newest().sent[2]!.key).not.toBe(again.key);
});

test('a refusal comes in words', async () => {
  const line = await fresh();
  const made = line.send({ type: 'undo', table: 'T' });
  newest().hello();
  const { id } = newest().sent[0] as { id: number };
  newest().hear({ type: 'refused', id, error: 'NotNow', why: { key: 'x', args: {}, text: 'No.' } });
  await expect(made).rejects.toThrow('No.');
});

test('a server that no longer answers is left', async () => {
  const line = await fresh();
  line.watch(watcher());
  newest().hello();
  newest().fallSilent();
  vi.advanceTimersByTime(15_000);
  expect(kinds(newest())).toContain('ping');
  vi.advanceTimersByTime(10_000);
  expect(line.state).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('what a socket says that was left is not heard', async () => {
  const line = await fresh();
  const here = watcher();
  line.watch(here);
  newest().hello();
  const old = newest();
  old.fallSilent();
  vi.advanceTimersByTime(26_000);
  old.hear({ type: 'update', table: 'T', seat: 0, seq: 17 } as Partial<Update>);
  expect(here.told).not.toHaveBeenCalled();
});

test('who looks again after a while finds out whether there is still a line', async () => {
  const line = await fresh();
  line.watch(watcher());
  newest().hello();
  newest().fallSilent();
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(10_000);
  expect(line.state).toBe('lost');
});

test('an onlooker on the same screen hears nothing of a seat, not even after it has left', async () => {
  const line = await fresh();
  const [onlooker, seat] = [{ ...watcher(), seat: null }, watcher()];
  line.watch(onlooker);
  const leave = line.watch(seat);
  newest().hello();
  const secret = { type: 'update', table: 'T', seat: 0, seq: 2 } as Partial<Update>;
  newest().hear(secret);
  expect(seat.told).toHaveBeenCalledOnce();
  leave();
  newest().hear(secret); // it was on its way
  expect(onlooker.told).not.toHaveBeenCalled();
  newest().hear({ ...secret, seat: null });
  expect(onlooker.told).toHaveBeenCalledOnce();
});

test('who sat down during a break is told of the seat', async () => {
  const line = await fresh();
  const here = { ...watcher(), seat: null };
  line.watch(here);
  newest().hello();
  newest().hear({ type: 'update', table: 'T', seat: 1, seq: 2 } as Partial<Update>);
  expect(here.told).toHaveBeenCalledOnce();
});

test('a clock that has stood, or was set, is read again', async () => {
  const line = await fresh();
  line.watch(watcher());
  newest().hello();
  vi.advanceTimersByTime(20_000);
  const { id } = newest().sent.at(-1) as { id: number };
  newest().hear({ type: 'pong', id, now: Date.now() - 60_000 });
  expect(line.ahead).toBe(-60_000);
});

test('a server that takes the call and says nothing is left', async () => {
  const line = await fresh();
  line.watch(watcher());
  newest().fallSilent();
  vi.advanceTimersByTime(10_000);
  expect(line.state).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('who may not watch is told so once, and not again after a break', async () => {
  const line = await fresh();
  const here = watcher();
  line.watch(here);
  newest().hello();
  const { id } = newest().sent[0] as { id: number };
  newest().hear({
    type: 'refused',
    id,
    error: 'NotThere',
    why: { key: 'x', args: {}, text: 'No.' },
  });
  await vi.waitFor(() => expect(here.gone).toHaveBeenCalledOnce());
  line.watch(watcher());
  newest().close();
  vi.advanceTimersByTime(1000);
  newest().hello();
  expect(kinds(newest())).toEqual(['watch']);
});

test('one who leaves does not take away what another at the same place is told', async () => {
  const line = await fresh();
  const leave = line.watch(watcher());
  const here = watcher();
  newest().hello();
  line.watch(here);
  leave();
  expect(kinds(newest())).not.toContain('unwatch');
  newest().hear({ type: 'update', table: 'T', seat: 0, seq: 2 } as Partial<Update>);
  expect(here.told).toHaveBeenCalledOnce();
});
