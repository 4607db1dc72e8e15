import type { Parts } from '../game';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Result from './Result.svelte';
import Score from './Score.svelte';
import { section } from './section';
import { spoken } from './spoken';
import { places, reveals } from './story';
import type { Box, Line, View } from './view';

const parts: Parts<View, Box, Line, Desk> = {
  desk: (table) => new Desk(table),
  Board,
  Actions,
  Score,
  Result,
  turn: ({ view: { round, rounds } }) => ({ key: 'cqb-round', args: { round, rounds } }),
  section: ({ view, seat }) => section(view, seat),
  places,
  placesOf: (move) =>
    move.startsWith('buy ') ? ['market'] : [`lot${/ on (\d)$/.exec(move)?.[1] ?? ''}`],
  openings: ({ story }) => reveals(story),
  spoken,
};
export default parts;
