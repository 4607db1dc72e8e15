// What is read out where the log is too short for those who do not see the board.
import { t } from '../../i18n/speech.svelte';
import { called, cardOf, clockwise, effectOf, fakes, type Line, type Table } from './view';

/** A line of the log as it is heard; undefined for the line itself. */
export function spoken(table: Table, line: Line): string | undefined {
  if (line.kind === 'TurnedUp') return turnedUp(table, line.data.relic, table.say(line.words));
  return line.kind === 'FistsOpened' ? fists(table) : undefined;
}

/** The log has figures for the fists: here they are words. */
function fists(table: Table): string | undefined {
  const { players } = table.view;
  if (players.every(({ opened }) => opened === null)) return undefined;
  const held = clockwise(table).map((seat) => {
    const count = players[seat]!.opened ?? 0;
    return `${called(table, seat)} ${t('w51b-ingots', { count })}`;
  });
  return `${t('w51b-fists')}: ${held.join(', ')}.`;
}

/** With what the card says, and what only this seat knows of it. */
function turnedUp(table: Table, relic: string, told: string): string {
  const card = cardOf(table.box, relic);
  const known = fakes(table.view).includes(card.id) && t('w51b-lot-fake');
  const said = [told, effectOf(card), `${t(`w51-mark-${card.mark}`)}.`, known];
  return said.filter(Boolean).join(' ');
}
