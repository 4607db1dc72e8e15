import type { GameClient, Table as AnyTable } from '../game';
import { t } from '../../i18n/speech.svelte';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Result from './Result.svelte';
import Score from './Score.svelte';
import { section } from './section';
import { spoken } from './spoken';
import { places, reveals } from './story';
import type { Table } from './view';

const ours = (table: AnyTable) => table as Table;

const client: GameClient = {
  desk: (table) => new Desk(ours(table)),
  Board,
  Actions,
  Score,
  Result,
  crumb: (table) => {
    const { round, rounds } = ours(table).view;
    return t('cqb-round', { round, rounds });
  },
  section: (table) => section(ours(table).view, table.seat),
  places,
  openings: (table) => reveals(table.story),
  spoken: (table, words) => spoken(ours(table), words),
};
export default client;
