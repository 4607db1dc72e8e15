// What can be replayed: a table whose game is over, by its id, or a record that somebody brought,
// as r.ID. A table's id never has a dot in it.
import type { Replay } from '../api/schema';

export const recordId = (id: string): string => `r.${id}`;
export const brought = (id: string): boolean => id.startsWith('r.');

/** Where the server keeps it. */
export const addressOf = (id: string): string =>
  brought(id)
    ? `/api/records/${encodeURIComponent(id.slice(2))}`
    : `/api/tables/${encodeURIComponent(id)}`;

export const fileOf = (id: string): string =>
  brought(id) ? addressOf(id) : `${addressOf(id)}/record`;

export const replayOf = (id: string, viewer: string): string =>
  `${addressOf(id)}/replay?viewer=${encodeURIComponent(viewer)}`;

/** Whose views there are. */
export const allViewers = (replay: Replay): string[] => [
  'open',
  'onlooker',
  ...replay.seats.map((_, seat) => String(seat)),
];
