import type { GameClient, Table } from '../game';
import { t } from '../../i18n/speech.svelte';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Desk, type CoinageTable } from './desk.svelte';
import { places } from './story';
import Result from './Result.svelte';
import Score from './Score.svelte';
import { section } from './section';

const client: GameClient = {
  desk: (table) => new Desk(table as CoinageTable),
  Board,
  Actions,
  Score,
  Result,
  crumb: (table: Table) => t('cab-turn', { turn: (table as CoinageTable).view.turn }),
  section: (table) => section((table as CoinageTable).view),
  places,
};
export default client;
