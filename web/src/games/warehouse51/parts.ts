import type { Parts } from '../game';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Result from './Result.svelte';
import Score from './Score.svelte';
import { staged } from './score/ending';
import { section } from './section';
import { spoken } from './spoken';
import { places } from './story';
import type { Box, Line, View } from './view';

const parts: Parts<View, Box, Line, Desk> = {
  desk: (table) => new Desk(table),
  Board,
  Actions,
  Score,
  Result,
  staged,
  turn: ({ view: { turn }, box }) => ({
    key: 'w51b-turn',
    args: { turn, all: box.relics.length },
  }),
  section: ({ view }) => section(view),
  places,
  placesOf: (move) => [move.replace('reveal', 'pile'), `relic ${move.split(' ').at(-1)}`],
  openings: ({ story }) => story.filter(({ kind }) => kind === 'FistsOpened').length,
  spoken,
};
export default parts;
