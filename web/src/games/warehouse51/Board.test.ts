import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { learn } from '../../i18n/speech.svelte';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import { example, view } from './example';
import Score from './Score.svelte';
import type { Table } from './view';

beforeAll(() => learn('warehouse51'));
afterEach(cleanup);

const user = userEvent.setup();
const moves = () =>
  [...document.querySelectorAll('[data-move]')].map((each) => each.getAttribute('data-move'));

function board<T extends Table>(table: T): T {
  render(Board, { table, desk: new Desk(table) });
  return table;
}

test('a pile is turned up only where that is offered; elsewhere it says why not', async () => {
  const table = board(example({ phase: 'revealing', lot: null, leader: null }, ['reveal red']));
  expect(moves()).toEqual(['reveal red']);
  await user.click(screen.getByRole('button', { name: 'Turn up a relic from the red pile' }));
  await user.click(screen.getByRole('button', { name: 'Why not from the blue pile?' }));
  expect(table.done).toEqual(['reveal red', 'why reveal blue']);
});

test('a bid is typed and sent by keyboard, as far as it is legal', async () => {
  const bids = [5, 6, 7, 8, 9, 10].map((n) => `bid ${n}`);
  const table = board(example({}, [...bids, 'pass']));
  const stepper = screen.getByRole('spinbutton');
  expect(stepper).toHaveAttribute('aria-valuenow', '5');
  stepper.focus();
  await user.keyboard('8{ArrowUp}{Enter}');
  await user.keyboard('{End}{Enter}');
  await user.keyboard('4{Enter}');
  expect(table.done).toEqual(['bid 9', 'bid 10', 'bid 10']);
});

test('who pays whom is said in words and figures', () => {
  board(example({}, ['bid 5', 'bid 6', 'pass']));
  expect(screen.getByTestId('block')).toHaveTextContent('If you win: You 5 Bea. You keep 5.');
});

test('a counterfeit is stamped where this seat knows of it, and nowhere else', () => {
  board(example());
  const stamped = screen.getAllByRole('button', { name: /Mjöllnir.*counterfeit, you know/ });
  expect(stamped).toHaveLength(2);
  cleanup();
  const players = view.players.map((player) => ({
    ...player,
    collection: player.collection.map((owned) => ({ ...owned, known_fake: false })),
  }));
  board(example({ players, counterfeits: [[], null, []] }));
  expect(screen.queryByRole('button', { name: /counterfeit/ })).toBeNull();
});

test('of a counterfeit it is said on which side it lies, and who else knows', () => {
  board(example());
  const known = () => screen.getByRole('region', { name: 'Counterfeits you know' });
  expect(known()).toHaveTextContent('on your left, shared with Bea');
  cleanup();
  board(example({ counterfeits: [[], null, ['mjollnir']] }));
  expect(known()).toHaveTextContent('on your right, shared with Cem');
});

test('to eyes that see everything a counterfeit is nobody’s secret', () => {
  board(example({ seat: null, lot: 'mjollnir' }, [], { seat: null, live: false }));
  expect(screen.getByTestId('block')).toHaveTextContent('Counterfeit');
  expect(screen.queryByText(/you know|known to you/i)).toBeNull();
  expect(screen.queryByRole('button', { name: /you know/ })).toBeNull();
});

test('a swap takes two relics, and Escape puts the first one down', async () => {
  const swap = 'swap excalibur for mjollnir';
  const table = example({ phase: 'swapping' }, [swap, 'decline']);
  const desk = new Desk(table);
  render(Board, { table, desk });
  expect(moves()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Offer for a swap, Excalibur/ }));
  expect(moves()).toEqual([swap]);
  await user.keyboard('{Escape}');
  expect(moves()).toEqual([]);
  await user.click(screen.getByRole('button', { name: /^Offer for a swap, Excalibur/ }));
  await user.click(screen.getByRole('button', { name: /^Swap for it, Mjöllnir/ }));
  expect(table.done).toEqual([swap]);
});

test('every choice of a relic is offered in the prompt too', () => {
  const table = example({ phase: 'buying_back' }, ['buy back excalibur', 'decline']);
  render(Actions, { table, desk: new Desk(table) });
  expect(moves()).toEqual(['buy back excalibur', 'decline']);
});

test('the standings are sorted, and what only this seat knows stands apart', () => {
  const table = example();
  render(Score, { table, desk: new Desk(table) });
  const names = screen.getAllByRole('rowheader').map((each) => each.textContent.trim());
  expect(names.slice(0, 3)).toEqual(['Cem', 'You', 'Bea']);
  expect(screen.getByText(/without the counterfeits you know of/)).toHaveTextContent('Cem 9 → 2');
});

test('a replay offers nothing, and draws all the same', () => {
  board(example({ seat: null, to_act: [0] }, [], { seat: null, live: false }));
  expect(moves()).toEqual([]);
  expect(screen.queryByText('You')).toBeNull();
  expect(screen.getByTestId('seat-0')).toHaveTextContent('Ada');
});
