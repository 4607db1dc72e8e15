import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal, Unreachable } from './http';
import { persist, troubles } from './persist.svelte';

const busy = { key: 'web-answered', args: { status: 503 } };
const keys = () => troubles.all.map(({ key }) => key);

beforeEach(() => void vi.useFakeTimers());

/** Fails in these ways, one after the other, then answers. */
function failing(...ways: Error[]) {
  return vi.fn(() => (ways.length ? Promise.reject(ways.shift()!) : Promise.resolve('here')));
}

test('a server that is busy is asked again, and it is said meanwhile', async () => {
  const ask = failing(new Refusal(busy, 503), new Unreachable());
  const answer = persist(ask);
  await vi.advanceTimersByTimeAsync(10);
  expect(keys()).toEqual(['web-answered']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(keys()).toEqual(['web-unreachable']);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await answer).toBe('here');
  expect(keys()).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(3);
});

test('it waits as long as the server says', async () => {
  const ask = failing(new Refusal(busy, 429, 7));
  void persist(ask);
  await vi.advanceTimersByTimeAsync(6900);
  expect(ask).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('it asks less and less often, and at once when there is a connection again', async () => {
  const leaving = new AbortController();
  const ask = failing(...Array.from({ length: 20 }, () => new Unreachable()));
  void persist(ask, leaving.signal);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(ask.mock.calls.length).toBeLessThan(12);
  const before = ask.mock.calls.length;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(before + 1);
  leaving.abort();
});

test('what will not pass is thrown at once', async () => {
  await expect(persist(failing(new Refusal(busy, 404)))).rejects.toThrow(Refusal);
  await expect(persist(failing(new TypeError('x is undefined')))).rejects.toThrow(TypeError);
  expect(keys()).toEqual([]);
});

test('a part of the client that did not come is asked for again', async () => {
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/Home.js');
  const answer = persist(failing(lost));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await answer).toBe('here');
});

test('whoever has left is not waited for', async () => {
  const leaving = new AbortController();
  const ask = failing(new Unreachable());
  void persist(ask, leaving.signal);
  await vi.advanceTimersByTimeAsync(10);
  leaving.abort();
  expect(keys()).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledOnce();
});
