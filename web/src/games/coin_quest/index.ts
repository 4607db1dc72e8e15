import type { GameClient, Table as AnyTable } from '../../frame/game';
import { t } from '../../words/speech.svelte';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import Result from './Result.svelte';
import Score from './Score.svelte';
import { section } from './section';
import { places } from './story';
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
  // The bids are told again with what they won; to hear them twice takes long.
  spoken: (_, words) => (words.key === 'cq-lot-bids' ? '' : undefined),
};
export default client;
