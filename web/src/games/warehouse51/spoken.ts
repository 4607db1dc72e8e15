// What is read out where the log is too short for those who do not see the board.
import type { Words } from '../../api/schema';
import { t } from '../../i18n/speech.svelte';
import { called, cardOf, clockwise, effectOf, fakes, type W51Table } from './view';
import { relicIn } from './story';

/** A line of the log as it is heard; undefined for the line itself. */
export function spoken(table: W51Table, words: Words): string | undefined {
  if (words.key.startsWith('w51-turned-up')) return turnedUp(table, words);
  return words.key === 'w51-fists-open' ? fists(table) : undefined;
}

/** The log has figures for the fists: here they are words. */
function fists(table: W51Table): string | undefined {
  const { players } = table.view;
  if (players.every(({ opened }) => opened === null)) return undefined;
  const held = clockwise(table).map((seat) => {
    const count = players[seat]!.opened ?? 0;
    return `${called(table, seat)} ${t('w51b-ingots', { count })}`;
  });
  return `${t('w51b-fists')}: ${held.join(', ')}.`;
}

/** With what the card says, and what only this seat knows of it. */
function turnedUp(table: W51Table, words: Words): string {
  const card = cardOf(table.box, relicIn(words)!);
  const known = fakes(table.view).includes(card.id) && t('w51b-lot-fake');
  const said = [table.say(words), effectOf(card), `${t(`w51-mark-${card.mark}`)}.`, known];
  return said.filter(Boolean).join(' ');
}
