import type { Parts } from '../game';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Result from './Result.svelte';
import Score from './Score.svelte';
import { section } from './section';
import { places } from './story';
import type { Box, Line, View } from './view';

const parts: Parts<View, Box, Line, Desk> = {
  desk: (table) => new Desk(table),
  Board,
  Actions,
  Score,
  Result,
  turn: ({ view: { turn } }) => ({ key: 'cab-turn', args: { turn } }),
  section: ({ view }) => section(view),
  places,
  placesOf: (move) => move.split(' ').filter((word) => /^[A-Z]\d$/.test(word)),
};
export default parts;
