// A board for any game, made from its view, its moves and the patterns that they are written in.
import type { GameParts } from '../game';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import Score from './Score.svelte';

const parts: GameParts = {
  desk: () => null,
  Board,
  Actions,
  Score,
  Result: Score,
  turn: () => null,
  section: () => '1.1',
  places: () => [],
};
export default parts;
