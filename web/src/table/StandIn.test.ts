import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../i18n/speech.svelte';
import type { Sitting } from './sitting.svelte';
import StandIn from './StandIn.svelte';

const get = vi.hoisted(() => vi.fn());
const post = vi.hoisted(() => vi.fn());
vi.mock('../api/http', async (actual) => ({
  ...(await actual<typeof import('../api/http')>()),
  get,
  post,
}));

const seat = (name: string) => ({ name, guest: name, bot: null, left: false, late: false });
const sitting = {
  id: 'T',
  seat: 0,
  seats: [seat('Ada'), seat('Bob')],
  awaited: [1],
  clocks: null,
  update: { status: 'playing' },
  name: (n: number) => ['Ada', 'Bob'][n],
} as unknown as Sitting;

beforeEach(async () => {
  await speak('en');
  get.mockReset();
  post.mockReset().mockResolvedValue({});
});

test('who is there, or has not been away for long, is not offered to a bot', async () => {
  get.mockResolvedValue([{ seat: 1, away: 130_000, replaceable: false }]);
  render(StandIn, { sitting });
  await vi.waitFor(() => expect(get).toHaveBeenCalledWith('/api/tables/T/absences'));
  expect(screen.queryByRole('button')).toBeNull();
});

test('who is away is replaced after a question, which says for how long', async () => {
  get.mockResolvedValue([{ seat: 1, away: 31 * 60_000, replaceable: true }]);
  render(StandIn, { sitting });
  const offer = await screen.findByRole('button', { name: 'A bot for Bob' });
  expect(document.body.textContent).toContain('Bob has been away for 31 minutes.');
  await fireEvent.click(offer);
  expect(post).not.toHaveBeenCalled();
  expect(screen.getByTestId('replace').closest('dialog')!.textContent).toContain(
    'may take the seat again until the game ends',
  );
  await fireEvent.click(screen.getByTestId('replace'));
  expect(post).toHaveBeenCalledExactlyOnceWith('/api/tables/T/bot', { seat: 1 });
});
