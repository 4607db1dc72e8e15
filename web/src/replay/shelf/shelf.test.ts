import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../api/http';
import type { Replay } from '../../api/schema';
import { shelf, shelve } from './shelf';

const prefetch = vi.fn<(path: string) => Promise<unknown>>();
vi.mock('../../api/http', async (actual) => ({
  ...(await actual<typeof import('../../api/http')>()),
  prefetch: (path: string) => prefetch(path),
}));
vi.mock('../../shell/offline/worker', () => ({ controlled: () => Promise.resolve(true) }));

const replay = { game: 'coin_quest', seats: ['A', 'B'], bots: null } as unknown as Replay;
const paths = () => prefetch.mock.calls.map(([path]) => path);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  prefetch.mockReset().mockResolvedValue('');
});

test('a game is had at hand for all viewers, one after the other', async () => {
  let answer: (text: string) => void = () => {};
  prefetch.mockImplementationOnce(() => new Promise((done) => (answer = done)));
  const [one, other] = [shelve('T', replay), shelve('U', replay)];
  await vi.advanceTimersByTimeAsync(10);
  expect(paths()).toEqual(['/api/tables/T/replay?viewer=open']);
  answer('');
  await Promise.all([one, other]);
  expect(prefetch).toHaveBeenCalledTimes(8);
  expect(shelf().map(({ id }) => id)).toEqual(['U', 'T']);
});

test('what the server puts off is asked for when it says, what fails is not', async () => {
  prefetch
    .mockRejectedValueOnce(new Refusal({ key: 'server-too-many', args: {} }, 429, 6))
    .mockResolvedValueOnce('')
    .mockRejectedValueOnce(new Refusal({ key: 'server-failed', args: {} }, 500));
  const done = shelve('T', replay);
  await vi.advanceTimersByTimeAsync(5900);
  expect(prefetch).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(200);
  await done;
  expect(paths()).toEqual(
    ['open', 'open', 'onlooker', '0', '1'].map((viewer) => `/api/tables/T/replay?viewer=${viewer}`),
  );
});
