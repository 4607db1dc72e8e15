import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { learn, speak } from '../../i18n/speech.svelte';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Result from './Result.svelte';
import { foreseen, type Lot, type Player, type Table, type View } from './view';

const lot = (prestige: number, coins: string[], bids: (string[] | null)[]): Lot => ({
  coins,
  prestige,
  bans: [],
  in_play: true,
  bids,
  values: bids.map((bid) => bid && [0, 0, bid.length]),
  won_by: null,
});
const player = (more: Partial<Player> = {}): Player => ({
  prestige: 4,
  in_pouch: 5,
  behind_screen: 3,
  discard: ['C2'],
  used: [],
  using: null,
  ready: false,
  penny_in_pouch: false,
  holds_penny: false,
  collection: [],
  lost: 0,
  gained: 0,
  marks: [
    [0, 0],
    [1, 1],
    [0, 0],
  ],
  breakdown: null,
  ...more,
});
const view = (more: Partial<View> = {}): View => ({
  seat: 0,
  phase: 'bidding',
  round: 2,
  rounds: 11,
  to_act: [0, 1],
  awaited: [0, 1],
  first: 1,
  lots: [
    lot(0, ['G1.Q3'], [['C1'], null]),
    ...[2, 3].map(() => lot(0, ['S4'], [[], null])),
    ...[3, 2].map((points) => lot(points, [], [[], null])),
    { ...lot(1, [], [[], null]), in_play: false },
  ],
  market: ['S3.K'],
  trashed: [],
  black_pouch: [],
  players: [player(), player({ ready: true })],
  hand: ['G1', 'C4.R1.K'],
  pouch: [],
  pouch_less: 0,
  scores: [4, 4],
  ending: null,
  moves: [],
  ...more,
});
const MOVES = [
  'use C4.R1.K',
  ...[1, 2, 3, 4].map((n) => `place G1 on ${n}`),
  ...[1, 2, 3, 4, 5].map((n) => `place C4.R1.K on ${n}`),
  'take back C1 from 1',
];

function sit(more: Partial<Table> = {}) {
  const box = { price: 3, bonuses: {}, lots: [] };
  const table = {
    id: 't',
    seat: 0,
    seats: [],
    view: view(),
    box,
    story: [],
    awaited: [0],
    moves: MOVES,
    warnings: {},
    pending: null,
    pointed: [],
    live: true,
    name: (seat: number) => `Player ${seat + 1}`,
    say: ({ key }: { key: string }) => key,
    play: vi.fn(() => Promise.resolve()),
    why: vi.fn(() => Promise.resolve()),
    announce: vi.fn(),
    ...more,
  } as unknown as Table;
  const desk = new Desk(table);
  render(Board, { desk });
  render(Actions, { desk });
  return table;
}
const lots = (n: number) => within(screen.getByRole('region', { name: `Lot ${n}` }));

beforeEach(async () => {
  await speak('en');
  await learn('coin_quest');
});

test('a chosen coin may go on the lots that are offered; the others say why not', async () => {
  const table = sit();
  await userEvent.click(screen.getByRole('button', { name: 'a gold 1' }));
  await userEvent.click(lots(5).getByRole('button', { name: /why not/i }));
  expect(table.why).toHaveBeenCalledWith('place G1 on 5');
  await userEvent.click(lots(3).getByRole('button', { name: 'Put a gold 1 on lot 3' }));
  expect(table.play).toHaveBeenCalledWith('place G1 on 3');
});

test('a coin on a lot is taken back by pressing it, an action is used by its button', async () => {
  const table = sit();
  await userEvent.click(screen.getByRole('button', { name: 'Take back a copper 1 from lot 1' }));
  expect(table.play).toHaveBeenCalledWith('take back C1 from 1');
  await userEvent.click(screen.getByRole('button', { name: /^Use a copper 4/ }));
  expect(table.play).toHaveBeenCalledWith('use C4.R1.K');
});

test('by keyboard: arrows, a digit for a lot, a for the action', async () => {
  const table = sit();
  screen.getByRole('button', { name: 'a gold 1' }).focus();
  await userEvent.keyboard('{ArrowRight}a4');
  expect(table.play).toHaveBeenNthCalledWith(1, 'use C4.R1.K');
  expect(table.play).toHaveBeenNthCalledWith(2, 'place C4.R1.K on 4');
});

test('locking waits until it is offered, and says what is missing', () => {
  sit();
  expect(screen.getByRole('button', { name: 'Lock in (2 left)' })).toBeDisabled();
});

test('whoever has locked can unlock', async () => {
  const locked = view({ hand: [], players: [player({ ready: true }), player()] });
  const table = sit({ view: locked, moves: ['unlock'] });
  await userEvent.click(screen.getByRole('button', { name: 'Unlock' }));
  expect(table.play).toHaveBeenCalledWith('unlock');
});

test('a move under way is drawn already', () => {
  sit({ pending: 'place G1 on 2', moves: [] });
  expect(screen.getByText('1 of 3 coins still to place')).toBeInTheDocument();
  expect(lots(2).getByRole('button', { name: 'a gold 1' })).toBeInTheDocument();
});

test('taking back undoes placing in what is foreseen', () => {
  const placed = foreseen(view(), 0, ['place G1 on 2']);
  expect(placed.lots[1]!.bids[0]).toEqual(['G1']);
  expect(placed.lots[1]!.values).toEqual(view().lots[1]!.values); // the server sums
  const again = foreseen(placed, 0, ['take back G1 from 2']);
  expect(again.lots[1]!.bids[0]).toEqual([]);
  expect(again.hand.toSorted()).toEqual(view().hand.toSorted());
});

test('an onlooker with everything open sees all bids and is offered nothing', () => {
  const open = view({ seat: null, hand: [], phase: 'revealed' });
  open.lots[0] = lot(0, ['G1.Q3'], [['C1'], ['S2']]);
  sit({ seat: null, view: open, moves: [], live: false });
  const bids = lots(1).getByRole('table', { name: 'Bids on lot 1' });
  expect(within(bids).getAllByRole('rowheader')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /lock/i })).toBeNull();
});

test('who has won is as the server says, whatever the points: the leader may have given up', () => {
  const over = view({ phase: 'over', scores: [9, 4], hand: [] });
  const table = sit({ view: over, moves: [], places: [2, 1] });
  render(Result, { desk: new Desk(table) });
  const winner = screen.getByRole('columnheader', { name: /Winner/ });
  expect(winner).toHaveTextContent('Player 2');
});
