import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Coinage_View as View } from '../../api/schema';
import { learn, speak } from '../../i18n/speech.svelte';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import type { Table } from './view';
import ScoreTable from './side/ScoreTable.svelte';
import { BOX } from './example';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduced-motion'), // a wide screen, on which nothing moves
    addEventListener() {},
    removeEventListener() {},
  }));
  await speak('en');
  await learn('coinage');
});
afterEach(cleanup);

const EMPTY = Object.fromEntries(BOX.areas.map(({ label }) => [label, []]));
const VIEW: View = {
  seat: 0,
  position: 'gold …',
  turn: 3,
  mover: 'gold',
  banks: [
    [3, 3, 1, 1],
    [4, 3, 2, 0],
  ],
  stacks: {
    ...EMPTY,
    A1: [
      { rank: 4, side: 'silver' },
      { rank: 2, side: 'gold' },
    ],
  },
  slap: [1, 3],
  ready: [1, 3],
  placements_left: 2,
  may_pay: false,
  may_move: false,
  may_capture: false,
  regions: [
    {
      name: 'mountains',
      areas: ['A1', 'A2', 'A3', 'B1'],
      doubled: 'gold',
      ranks: [2, 0],
      points: [4, 0],
    },
  ],
  bank_points: [8, 9],
  scores: [12, 9],
  tiebreak: null,
  ending: null,
  moves: [],
};

function tableWith(moves: string[], more: Partial<Table> = {}) {
  const table: Table = {
    id: 'T',
    game: 'coinage',
    seat: 0,
    seats: [],
    view: VIEW,
    box: BOX,
    story: [],
    awaited: [0],
    moves,
    warnings: {},
    pending: null,
    pointed: [],
    live: true,
    name: (seat) => ['Ada', 'Bo'][seat]!,
    say: ({ key }) => key,
    play: vi.fn(async () => {}),
    why: vi.fn(async () => {}),
    announce: vi.fn(),
    ...more,
  };
  const props = { table, desk: new Desk(table) };
  render(Board, props);
  render(Actions, props);
  return { ...props, user: userEvent.setup() };
}

const area = (name: RegExp) => screen.getByRole('button', { name });

test('an area says what it is, what lies there and what a click does', () => {
  tableWith(['place 1 A1', 'done']);
  expect(
    area(/^A1 Anvilhead, mountains, gold II on silver IV, 2 coins; place I here$/),
  ).toBeInTheDocument();
  expect(area(/^A2 Hoarfell, mountains, empty; not possible: why\?$/)).toBeInTheDocument();
});

test('the only coin that can be placed is placed with one click', async () => {
  const { table, user } = tableWith(['place 1 A1', 'done']);
  await user.click(area(/^A1 /));
  expect(table.play).toHaveBeenCalledWith('place 1 A1');
});

test('of several coins one is picked up first, and Escape puts it down', async () => {
  const { table, desk, user } = tableWith(['place 1 A2', 'place 3 A2', 'done']);
  expect(desk.tool).toBeNull();
  await user.click(screen.getByRole('button', { name: 'gold III, matches' }));
  expect(screen.getByRole('button', { name: 'gold III, chosen' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(desk.tool).toBeNull();
  await user.keyboard('3');
  await user.click(area(/^A2 .*place III here/));
  expect(table.play).toHaveBeenCalledWith('place 3 A2');
});

test('empty-handed a click opens the stack with what can be done there', async () => {
  const { table, user } = tableWith(['place 1 A1', 'place 3 A2', 'done']);
  await user.click(area(/^A1 /));
  expect(table.announce).toHaveBeenCalledWith('A1: gold II on silver IV, 2 coins');
  await user.click(screen.getByRole('button', { name: 'Place I' }));
  expect(table.play).toHaveBeenCalledWith('place 1 A1');
});

test('what is not offered is asked about, not played', async () => {
  const { table, user } = tableWith(['place 1 A1', 'done']);
  await user.click(area(/^B2 /));
  expect(table.why).toHaveBeenCalledWith('place 1 B2');
  expect(table.play).not.toHaveBeenCalled();
});

test('a stack is picked up and put down on a neighbour; a coin is captured by a click', async () => {
  const { table, user } = tableWith(['move A1 A2', 'capture A1', 'done']);
  await user.click(area(/^A1 .*capture this coin/));
  expect(table.play).toHaveBeenCalledWith('capture A1');
  await user.click(screen.getByRole('button', { name: 'Move a stack' }));
  await user.click(area(/^A1 .*pick up this stack/));
  await user.click(area(/^A2 .*move the stack here/));
  expect(table.play).toHaveBeenLastCalledWith('move A1 A2');
});

test('keys: arrows, m, e', async () => {
  const { table, user } = tableWith(['move A1 A2', 'done']);
  area(/^A1 /).focus();
  await user.keyboard('m{ArrowRight}');
  expect(document.activeElement).toHaveAttribute('data-area', 'A2');
  await user.keyboard('{Enter}');
  expect(table.play).toHaveBeenCalledWith('move A1 A2');
  await user.keyboard('e');
  expect(table.play).toHaveBeenLastCalledWith('done');
});

test('the end of the turn says what is left undone', () => {
  tableWith(['place 1 A1', 'done']);
  expect(screen.getByRole('button', { name: 'End turn, place none' })).toBeEnabled();
  cleanup();
  tableWith(['done']);
  expect(screen.getByRole('button', { name: 'End turn' })).toBeEnabled();
  cleanup();
  tableWith(['place 1 A1', 'place 3 A1']);
  expect(screen.getByRole('button', { name: 'End turn (2 to place)' })).toBeDisabled();
});

test('a placement that ends the game is marked', () => {
  tableWith(['place 1 A1', 'done'], { warnings: { 'place 1 A1': { key: 'coinage-warn-ends' } } });
  expect(area(/^A1 .*this ends the game$/)).toBeInTheDocument();
});

test('a move that was sent is drawn at once', () => {
  tableWith([], { pending: 'place 3 B2' });
  expect(area(/^B2 Oldholt, forests, gold III$/)).toBeInTheDocument();
});

test('an onlooker and a replay can look, and do nothing', async () => {
  const { table, user } = tableWith([], { seat: null, live: false, awaited: [] });
  await user.click(area(/^A1 /));
  await user.keyboard('e');
  expect(table.play).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: /End turn/ })).toBeNull();
});

test('the score shows what is doubled', () => {
  render(ScoreTable, { table: tableWith([]).table, title: 'Score', sums: true });
  document.querySelectorAll('[popover]').forEach((card) => card.remove()); // what is said on request
  const cells = (name: RegExp) =>
    [...screen.getByRole<HTMLTableRowElement>('row', { name }).cells].map(({ textContent }) =>
      textContent.trim().replaceAll(/\s+/g, ' '),
    );
  expect(cells(/^Mountains/)).toEqual(['Mountains 4', '2 ×2 4', '0']);
  expect(cells(/^Total/)).toEqual(['Total', '12', '9']);
});
