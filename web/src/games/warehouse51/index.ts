// Warehouse 51, as the frame needs it.
import type { GameClient, Table } from '../game';
import { t } from '../../i18n/speech.svelte';
import Actions from './Actions.svelte';
import Board from './Board.svelte';
import { Desk } from './desk.svelte';
import { staged } from './score/ending';
import Result from './Result.svelte';
import Score from './Score.svelte';
import { spoken } from './spoken';
import type { W51Table } from './view';
import { places } from './story';

const SECTIONS: Record<string, string> = {
  choosing_first: '1.4',
  dealing: '1.3',
  revealing: '2.1',
  turning_up: '2.1',
  open: '2.2',
  sealed: '3.1',
  paying: '5.12',
  giving: '5.7',
  swapping: '5.8',
  buying_back: '7.2',
  certifying: '7.3',
  neutralising: '7.5',
  over: '8.1',
};

const client: GameClient = {
  desk: (table) => new Desk(table as W51Table),
  Board: Board as GameClient['Board'],
  Actions: Actions as GameClient['Actions'],
  Score: Score as GameClient['Score'],
  Result: Result as GameClient['Result'],
  staged: (table) => staged(table as W51Table),
  crumb: (table: Table) => {
    const { view, box } = table as W51Table;
    if (!view) return '';
    return t('w51b-crumb', { turn: view.turn, all: box.relics.length });
  },
  section: (table) => SECTIONS[(table as W51Table).view?.phase] ?? '1.1',
  places,
  openings: ({ story }) => story.filter(({ key }) => key === 'w51-fists-open').length,
  spoken: (table, words) => spoken(table as W51Table, words),
};
export default client;
