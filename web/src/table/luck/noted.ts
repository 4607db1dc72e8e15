// What tables showed before play: their commitment to the luck, and what the seats added to it.
// Noted by this browser, so that nothing can be exchanged afterwards without being found out.
import type { Update } from '../../api/schema';
import { listIn, store } from '../../shell/storage';

export interface Noted {
  commitment: string;
  entropy: (string | null)[] | null; // null until play has started: seats may still add to it
}

const KEY = 'mintmark.commitments';
const MOST = 200;

const all = () => listIn<[table: string, Noted]>(KEY);

/** The first that is seen counts; of a game that is over nothing is noted. */
export function note({ table, status, luck }: Update): void {
  if (status === 'over' || status === 'aborted') return;
  const before = noted(table);
  if (before?.entropy) return;
  const { commitment } = before ?? luck;
  const now = { commitment, entropy: status === 'playing' ? luck.entropy : null };
  const others = all().filter(([id]) => id !== table);
  store(KEY, [[table, now], ...others].slice(0, MOST)); // where it cannot be, the page says so
}

export function noted(table: string): Noted | null {
  return all().find(([id]) => id === table)?.[1] ?? null;
}

/** Whether this commitment was noted at any table. */
export function everNoted(commitment: string): Noted | null {
  return all().find(([, each]) => each.commitment === commitment)?.[1] ?? null;
}
