// Names of those who share this screen. To the server they are one guest with several seats, so
// their names are kept in this browser, table by table.
import { listIn, store } from '../shell/storage';

const KEY = 'mintmark.companions';
const REMEMBERED = 30; // tables

const kept = () => listIn<[table: string, names: string[]]>(KEY);

export function introduce(table: string, names: string[]): void {
  const others = kept().filter(([id]) => id !== table);
  store(KEY, [[table, names], ...others].slice(0, REMEMBERED)); // else they go by their numbers
}

/** What somebody on this screen is called, if they have said. */
export function companion(table: string, seat: number): string {
  return kept().find(([id]) => id === table)?.[1][seat] ?? '';
}
