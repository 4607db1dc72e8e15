import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../i18n/speech.svelte';
import { answerAhead, askAhead, get, post, Refusal, remove, send, Unreachable } from './http';

const fetched = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

beforeEach(async () => {
  vi.stubGlobal('fetch', fetched.mockReset());
  await speak('en');
});
afterEach(() => vi.unstubAllGlobals());

const failure = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: Refusal) => error,
  );

test('an answer comes as what it is', async () => {
  fetched.mockResolvedValueOnce(json({ name: 'Ada' }));
  expect(await get('/api/me')).toEqual({ name: 'Ada' });
  fetched.mockResolvedValueOnce(
    new Response('{"v":1}\n', { headers: { 'Content-Type': 'text/plain' } }),
  );
  expect(await get('/api/tables/T/record')).toBe('{"v":1}\n');
  fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await remove('/api/me')).toBe('');
});

test('what was asked for ahead is the answer to the next who asks, and to nobody else', async () => {
  fetched.mockResolvedValueOnce(json('early')).mockResolvedValueOnce(json('late'));
  askAhead('/api/games');
  expect(await get('/api/games')).toBe('early');
  expect(await get('/api/games')).toBe('late');
  answerAhead('/api/tables/T', 'known');
  expect(await get('/api/tables/T')).toBe('known');
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('what was asked for ahead and is not wanted soon is forgotten', async () => {
  vi.useFakeTimers();
  fetched.mockImplementation(() => Promise.resolve(json('new')));
  answerAhead('/api/me', 'old');
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  expect(await get('/api/me')).toBe('new');
});

test('what could not be had ahead is refused to whoever wants it', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askAhead('/api/games');
  expect(await failure(get('/api/games'))).toBeInstanceOf(Unreachable);
});

test('what is sent says what it is; a file goes as it is', async () => {
  fetched.mockImplementation(() => Promise.resolve(json({})));
  await post('/api/guests', { name: 'Ada' });
  await send('/api/records', 'a file');
  const [table, file] = fetched.mock.calls.map(([, how]) => how);
  expect(table).toMatchObject({
    method: 'POST',
    body: '{"name":"Ada"}',
    headers: { 'Content-Type': 'application/json' },
  });
  expect(file).toMatchObject({ method: 'POST', body: 'a file', headers: {} });
});

test('what the server refuses is a refusal in its words', async () => {
  const why = { key: 'table-gone', args: {}, text: 'There is no such table.' };
  fetched.mockResolvedValue(json({ error: why }, 404));
  const refusal = await failure(get('/api/tables/T'));
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ status: 404, words: why });
  expect(refusal!.message).not.toBe('');
});

test.each([
  ['a page of a proxy', '<h1>Bad gateway</h1>'],
  ['an answer without words', '{"detail":"no"}'],
  ['nothing', ''],
])('%s instead of words is told by its number', async (_, body) => {
  fetched.mockResolvedValue(new Response(body, { status: 502 }));
  const refusal = await failure(get('/api/me'));
  expect(refusal).toMatchObject({
    status: 502,
    words: { key: 'web-answered', args: { status: 502 } },
  });
  expect(refusal!.message).toContain('502');
});

test('what nobody has answered has the same key when it is sent again', async () => {
  const key = (n: number) =>
    new Headers(fetched.mock.calls[n]![1]!.headers).get('Idempotency-Key')!;
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(new Response('', { status: 502 })); // a proxy, which cannot know
  fetched.mockImplementation(() => Promise.resolve(json({})));
  await failure(post('/api/tables/T/leave', {}));
  await failure(post('/api/tables/T/leave', {}));
  await post('/api/tables/T/leave', {});
  await post('/api/tables/T/leave', {});
  expect(key(0)).toMatch(/^[A-Za-z0-9_-]{8,64}$/);
  expect([key(1), key(2)]).toEqual([key(0), key(0)]);
  expect(key(3)).not.toBe(key(0)); // that was answered: this is another wish
});

test('a server that cannot be reached is said so, and asked once', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  const refusal = await failure(post('/api/me/link'));
  expect(refusal).toBeInstanceOf(Unreachable);
  expect(refusal!.message).not.toBe('web-unreachable');
  expect(fetched).toHaveBeenCalledOnce(); // what changes something is never sent twice by itself
});
