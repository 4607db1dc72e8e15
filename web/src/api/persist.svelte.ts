// What a page cannot do without is asked for until it comes: a server that is busy, starting or out
// of reach is asked again by itself, and the page says so meanwhile (shell/Connection.svelte).
import { onDestroy } from 'svelte';
import { Refusal, Unreachable } from './http';
import type { Words } from './schema';

const FIRST = 1000; // milliseconds before it is asked again, doubled each time …
const LONGEST = 30_000; // … up to here
const PASSING = [429, 502, 503, 504];
const NOT_LOADED = /dynamically imported|Importing a module|Unable to preload/; // in any browser

/** Why something is asked for again, of all that is. */
class Troubles {
  all = $state.raw<readonly Words[]>([]);
}
export const troubles = new Troubles();

/** Ask until there is an answer; whatever will not pass by itself is thrown. */
export async function persist<T>(ask: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      const why = passing(error);
      if (!why) throw error;
      await pause(why, attempt, signal);
    }
  }
}

/** For a component: ends when it does, and with it what is asked for in vain. */
export function whileHere(): AbortSignal {
  const leaving = new AbortController();
  onDestroy(() => leaving.abort());
  return leaving.signal;
}

function passing(error: unknown): Refusal | null {
  if (error instanceof Refusal) {
    return error instanceof Unreachable || PASSING.includes(error.status) ? error : null;
  }
  return error instanceof Error && NOT_LOADED.test(error.message) ? new Unreachable() : null;
}

/** Until it may be asked again, or there is a connection again; for ever, if nobody waits for it. */
function pause({ words, wait }: Refusal, attempt: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return new Promise(() => {});
  const longer = Math.min(LONGEST, FIRST * 2 ** attempt) * (0.75 + Math.random() / 4);
  troubles.all = [...troubles.all, words];
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(later);
      removeEventListener('online', again);
      signal?.removeEventListener('abort', settle);
      troubles.all = troubles.all.filter((each) => each !== words);
    };
    const again = () => {
      settle();
      resolve();
    };
    const later = setTimeout(again, Math.max(wait * 1000, longer));
    addEventListener('online', again);
    signal?.addEventListener('abort', settle);
  });
}
