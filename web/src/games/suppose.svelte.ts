// "What if": the server computes how it would stand.
import { get } from '../api/http';
import type { Table } from './game';

interface Standing {
  score: number;
  breakdown: number[];
}
const PAUSE = 180; // milliseconds in which a choice may still change

/** Asks again whenever the question or the table changes; null while there is no answer. */
export class Supposition {
  standings = $state.raw<Standing[] | null>(null);

  constructor(table: Table, that: () => string | null) {
    $effect(() => {
      const { id, seat, live, view } = table;
      const question = that();
      const dropped = new AbortController(); // the game has gone on: nobody waits for it
      if (!question || !id || !live || !view) {
        this.standings = null;
        return;
      }
      const query = new URLSearchParams({ that: question });
      if (seat !== null) query.set('seat', String(seat));
      const asking = setTimeout(async () => {
        const path = `/api/tables/${id}/suppose?${query}`;
        const answer = await get<Standing[]>(path, dropped.signal).catch(() => null);
        if (!dropped.signal.aborted) this.standings = answer;
      }, PAUSE);
      return () => {
        clearTimeout(asking);
        dropped.abort();
      };
    });
  }
}
