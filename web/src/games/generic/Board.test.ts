import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/speech.svelte';
import { example } from '../warehouse51/example';
import { choices, filledIn, formsOf, moveIn } from './moves';
import parts from './parts';

const PATTERNS = ['bid {ingots}', 'swap {own} for {other}', 'pass'];
vi.mock('../../api/games', () => ({
  games: () => Promise.resolve([{ name: 'warehouse51', moves: PATTERNS }]),
}));

beforeAll(async () => {
  await speak('en');
});

test('every field of a view stands on the board, tables as tables', () => {
  const table = example();
  render(parts.Board, { table, desk: null });
  const board = screen.getByRole('region', { name: 'The table' });
  for (const name of ['Phase', 'Leader', 'Still in', 'Piles', 'Counterfeits'])
    expect(within(board).getByText(name)).toBeInTheDocument();
  const players = within(board).getAllByRole('table')[0]!;
  expect(within(players).getAllByRole('row')).toHaveLength(4);
  expect(board).toHaveTextContent('davids_harp');
});

test('every legal move can be made, and no other', () => {
  const moves = ['bid 3', 'bid 4', 'swap cup for bowl', 'swap cup for ring', 'swap orb for ring'];
  const forms = formsOf(PATTERNS, [...moves, 'pass', 'no such pattern']);
  const reached = forms.flatMap((form) => {
    const fill = (filled: string[]): string[] =>
      filled.length === form.blanks.length
        ? [moveIn(form, filled)]
        : choices(form, filled, filled.length).flatMap((value) => fill([...filled, value]));
    return fill([]);
  });
  expect(reached).toEqual([...moves, 'pass', 'no such pattern']);
});

test('a choice that another choice forbids gives way', () => {
  const [form] = formsOf(['swap {own} for {other}'], ['swap cup for bowl', 'swap orb for ring']);
  expect(filledIn(form!, ['orb', 'bowl'])).toEqual(['orb', 'ring']);
});

test('a move is chosen and made by keyboard', async () => {
  const user = userEvent.setup();
  const table = example({}, ['bid 5', 'bid 6', 'pass']);
  render(parts.Actions, { table, desk: null });
  await user.selectOptions(await screen.findByLabelText('Ingots'), '6');
  screen.getByRole('button', { name: 'bid 6' }).focus();
  await user.keyboard('{Enter}');
  expect(table.done).toEqual(['bid 6']);
});

test('scores stand by name, at the end too', () => {
  render(parts.Result, { table: example({}, [], { places: [2, 2, 1] }), desk: null });
  expect(screen.getByRole('row', { name: 'Cem 9' })).toHaveClass('won');
});
