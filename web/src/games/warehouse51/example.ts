// A table to try the parts on: three seats, the Grail under the hammer, one counterfeit known.
import type { RelicCard, Warehouse51_Player } from '../../api/schema';
import { seatsOf } from '../../replay/showing.svelte';
import type { Box, View, Table } from './view';

const card = (id: string, colour: string, value: number, more: Partial<RelicCard> = {}) => ({
  id,
  name: null,
  colour,
  value,
  mark: 'neutral',
  weapon: false,
  sealed: false,
  effect: 'none',
  parameter: null,
  amount: null,
  counterfeit: true,
  provenance: { value: 'reconstruction', name: 'source' },
  ...more,
});

export const box: Box = {
  game: 'warehouse51',
  name: 'example',
  title: 'Example',
  start_ingots: 10,
  supply: 20,
  pawn_tokens: 6,
  pawn_below: 5,
  pawn_payout: 5,
  buy_back: 10,
  ingots_per_point: 5,
  set_points: 5,
  counterfeits_between: { '3': 2 },
  points: { blue: [8, 6], green: [7, 5], gold: [6, 4], red: [5, 3] },
  relics: [
    card('excalibur', 'blue', 3, { sealed: true, weapon: true }),
    card('holy_grail', 'blue', 2, { mark: 'blessed', effect: 'set_wildcard' }),
    card('mjollnir', 'green', 2, { sealed: true, weapon: true, effect: 'match_bid' }),
    card('kapala', 'red', 3, { mark: 'cursed', effect: 'no_gold_points' }),
    card('davids_harp', 'gold', 1, { mark: 'blessed', effect: 'suppress_curses' }),
  ],
  provenance: {},
};

const owned = (relic: string, known_fake = false) => ({
  relic,
  pawned: false,
  certified: false,
  known_fake,
  spared: false,
});

const player = (
  pays: number,
  right: number,
  more: Partial<Warehouse51_Player>,
): Warehouse51_Player => ({
  gold: 10,
  pays,
  right,
  collection: [],
  values: [0, 0, 0, 0],
  sets: 0,
  score: 2,
  score_without_fakes: 2,
  breakdown: [2, 0, 0, 0, 0, 0, 0],
  fist_closed: false,
  opened: null,
  ...more,
});

export const view: View = {
  seat: 0,
  phase: 'open',
  turn: 4,
  to_act: [0],
  revealer: 2,
  lot: 'holy_grail',
  bid: 4,
  leader: 2,
  still_in: [0, 2],
  supply: 20,
  tokens: 6,
  players: [
    player(1, 2, { collection: [owned('excalibur')], values: [3, 0, 0, 0] }),
    player(2, 0, {}),
    player(0, 1, {
      collection: [owned('mjollnir', true)],
      values: [0, 2, 0, 0],
      score: 9,
      score_without_fakes: 2,
    }),
  ],
  piles: { blue: [], green: [], gold: ['davids_harp'], red: ['kapala'] },
  gone: [],
  counterfeits: [['mjollnir'], null, []],
  fist: null,
  scores: [2, 2, 9],
  ending: null,
  moves: [],
};

/** The same table with changes; what is played and asked is noted in `done`. */
export function example(
  change: Partial<View> = {},
  moves: string[] = [],
  more: Partial<Table> = {},
): Table & { done: string[] } {
  const done: string[] = [];
  const seats = seatsOf({ seats: ['Ada', 'Bea', 'Cem'], bots: null });
  return {
    id: 'example',
    game: 'warehouse51',
    seat: 0,
    seats,
    view: { ...view, ...change },
    box,
    story: [],
    awaited: [0],
    moves,
    warnings: {},
    pending: null,
    pointed: [],
    live: true,
    name: (k) => seats[k]!.name,
    say: (words) => words.key,
    play: async (move) => void done.push(move),
    why: async (move) => void done.push(`why ${move}`),
    announce: () => {},
    done,
    ...more,
  };
}
