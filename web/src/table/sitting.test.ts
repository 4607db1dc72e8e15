import { beforeEach, expect, test, vi } from 'vitest';
import { Refusal } from '../api/http';
import type { Update, Words } from '../api/schema';
import { settings } from '../shell/settings.svelte';
import { Sitting } from './sitting.svelte';

const words = (key: string): Words => ({ key, args: {}, text: key });
const stopped = (seat: number) =>
  ({ kind: 'Stopped', data: { seat }, words: words('one') }) as const;
let tell: (update: Update) => void;
let watched: number | null;
let first: Partial<Update> = {};
const send = vi.fn();

vi.mock('../api/line.svelte', () => ({
  line: {
    watch: ({ told, seat }: { told: (update: Update) => void; seat: number | null }) => (
      ((tell = told), (watched = seat)),
      () => {}
    ),
    send: (message: object) => send(message) as Promise<number>,
  },
}));
vi.mock('../api/http', async (actual) => ({
  ...(await actual<typeof import('../api/http')>()),
  get: (path: string) => Promise.resolve(path.endsWith('/box') ? {} : update(first)),
}));

function update(change: Partial<Update> = {}): Update {
  return {
    type: 'update',
    table: 'T',
    seat: 0,
    seq: 1,
    status: 'playing',
    question: 7,
    ask: words('ask'),
    moves: ['place 1 A1', 'done'],
    warnings: {},
    story_from: 0,
    story: [stopped(0), stopped(1)],
    chat: [],
    seats: [{ name: 'Ada' }],
    plan: { game: 'coinage' },
    awaited: [0],
    luck: { commitment: 'c0', entropy: [null] },
    ...change,
  } as unknown as Update;
}

beforeEach(() => {
  first = {};
  settings.motion = false; // nothing is paced
  send.mockReset().mockResolvedValue(2);
});

test('a move is drawn before the server has answered, and nothing else is offered meanwhile', async () => {
  const here = await Sitting.at('T', 0);
  send.mockReturnValue(new Promise(() => {}));
  void here.play('done');
  expect(here.pending).toBe('done');
  expect(here.moves).toEqual([]);
  expect(send).toHaveBeenCalledWith({
    type: 'move',
    table: 'T',
    seat: 0,
    question: 7,
    move: 'done',
  });
  tell(update({ question: 8 }));
  expect(here.pending).toBeNull();
});

test('a refused move leaves everything as it was, and says why', async () => {
  const here = await Sitting.at('T', 0);
  send.mockRejectedValue(new Refusal(words('no')));
  await here.play('done');
  expect(here.pending).toBeNull();
  expect(here.answer).toEqual(words('no'));
  expect(here.moves).toEqual(['place 1 A1', 'done']);
});

test('a move that ends the game is asked about first', async () => {
  const here = await Sitting.at('T', 0);
  tell(update({ warnings: { done: words('it ends the game') } }));
  await here.play('done');
  expect(send).not.toHaveBeenCalled();
  expect(here.doubtful?.move).toBe('done');
  await here.play('done');
  expect(send).toHaveBeenCalledOnce();
});

test('asking why not never makes a move', async () => {
  const here = await Sitting.at('T', 0);
  await here.why('done');
  expect(send).not.toHaveBeenCalled();
});

test('the story goes on where something was taken back', async () => {
  const here = await Sitting.at('T', 0);
  tell(update({ story_from: 1, story: [stopped(2)] }));
  expect(here.story.map(({ data }) => data)).toEqual([{ seat: 0 }, { seat: 2 }]);
});

test('what others do is shown one thing after the other, and at once when one acts oneself', async () => {
  vi.useFakeTimers();
  settings.motion = true;
  const here = await Sitting.at('T', 0);
  [2, 3, 4, 5].forEach((seq) => tell(update({ seq })));
  expect(here.update.seq).toBe(2);
  vi.advanceTimersByTime(500);
  expect(here.update.seq).toBe(3);
  void here.play('done');
  expect(here.update.seq).toBe(5);
  vi.useRealTimers();
});

test('what was said stands under the names of now', async () => {
  const here = await Sitting.at('T', 0);
  const seats = (name: string) => [{ name, guest: 'ada' }] as Update['seats'];
  const said = (n: number, guest: string, name: string) => ({
    n,
    guest,
    name,
    seat: null,
    text: '',
  });
  const names = () => here.chat.map(({ name }) => name);
  tell(update({ seats: seats('Ada'), chat: [said(0, 'ada', 'Ada'), said(1, 'eve', 'Guest 1')] }));
  tell(update({ seats: seats('Ada L.') }));
  expect(names()).toEqual(['Ada L.', 'Guest 1']);
  tell(update({ seats: seats('Ada L.'), chat: [said(2, 'eve', 'Eve')] }));
  expect(names()).toEqual(['Ada L.', 'Eve', 'Eve']);
});

test('who has one seat goes along when seats are tossed, who has several watches each', async () => {
  const here = await Sitting.at('T', 0);
  expect(watched).toBeNull();
  tell(update({ seat: 1 }));
  void here.undo();
  expect(send).toHaveBeenCalledWith({ type: 'undo', table: 'T', seat: 1 });
  first = { seat: 1, seats: [{ guest: 'ada' }, { guest: 'ada' }] as Update['seats'] };
  await Sitting.at('T', 1);
  expect(watched).toBe(1);
});
