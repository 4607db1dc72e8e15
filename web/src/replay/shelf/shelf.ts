// What was replayed in this browser, and which record files are known here: a file that was opened
// or downloaded before can be replayed without the server.
import { Refusal, prefetch } from '../../api/http';
import type { Replay } from '../../api/schema';
import { HERE } from '../../here/mode';
import { controlled } from '../../shell/offline/worker';
import { listIn, store } from '../../shell/storage';
import { allViewers, replayOf } from '../where';

export interface Shelved {
  id: string;
  game: string;
  seats: string[];
  bots: (string | null)[] | null;
  edition?: string;
  own_edition?: boolean; // not one of the house
  seen: number; // when, in milliseconds since 1970
}

const SHELF = 'mintmark.replays';
const FILES = 'mintmark.records';
const MOST = 50;
const MOST_FILES = 200;

export const shelf = () => listIn<Shelved>(SHELF);
const files = () => listIn<[digest: string, id: string]>(FILES);

const LATER = 5000; // milliseconds, where the server does not say when
let fetching = Promise.resolve(); // one after the other, whatever else is shelved

/** Remember a game that is looked at, and have it at hand for all viewers by and by. */
export async function shelve(id: string, replay: Replay): Promise<void> {
  const others = shelf().filter((each) => each.id !== id);
  const { game, edition, own_edition, seats, bots } = replay;
  store(
    SHELF,
    [{ id, game, edition, own_edition, seats, bots, seen: Date.now() }, ...others].slice(0, MOST),
  );
  if (HERE || !(await controlled())) return; // what is kept here need not be fetched
  for (const viewer of allViewers(replay))
    fetching = fetching.then(() => fetchAhead(replayOf(id, viewer)));
  await fetching;
}

/** What is put off is asked for later; what fails is not needed. */
async function fetchAhead(path: string): Promise<void> {
  for (;;) {
    try {
      return void (await prefetch(path));
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 429) return;
      await new Promise((later) => setTimeout(later, error.wait * 1000 || LATER));
    }
  }
}

export function forget(id: string): void {
  store(
    SHELF,
    shelf().filter((each) => each.id !== id),
  );
}

/** A file's name by its contents; '' where the browser has no means to tell (no https). */
async function digestOf(text: string): Promise<string> {
  if (!globalThis.crypto?.subtle) return '';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What a record file is replayed as; undefined if it was never opened or downloaded here. */
export async function known(text: string): Promise<string | undefined> {
  const digest = await digestOf(text);
  return files().find(([each]) => digest && each === digest)?.[1];
}

export async function remember(text: string, id: string): Promise<void> {
  const digest = await digestOf(text);
  if (!digest) return;
  const others = files().filter(([each]) => each !== digest);
  store(FILES, [[digest, id], ...others].slice(0, MOST_FILES));
}
