// Hints for a table at a server that this browser works out: the server tells what the seat knows and
// how each move is said, and has no more to do with it.
import { newKey } from '../api/keys';
import { post } from '../api/http';
import type { Weighed } from '../api/schema';
import { startBots, Thinker } from './thinker';

let thinking: { thinker: Thinker; broken: Promise<never> } | undefined;

function thinker(): NonNullable<typeof thinking> {
  if (thinking) return thinking;
  let fail: (why: Error) => void;
  const broken = new Promise<never>((_, reject) => (fail = reject));
  broken.catch(() => {}); // whoever waits is told
  const { line } = startBots(() => fail(new Error('the bots did not start')));
  return (thinking = { thinker: new Thinker(line), broken });
}

/** What the master thinks of the moves of a seat, the best first. */
export async function weigh(table: string, seat: number | null): Promise<Weighed[]> {
  const { question, moves } = await post(`/api/tables/${table}/hint/question`, { seat });
  const seed = BigInt(`0x${newKey().slice(0, 15)}`).toString();
  const { thinker: master, broken } = thinker();
  const asked = { ...question, seed } as Parameters<Thinker['think']>[0];
  const { answer, failed } = await Promise.race([master.think(asked, true), broken]);
  if (!answer) throw new Error(failed);
  const told = new Map(moves.map(({ number, ...rest }) => [number, rest]));
  return answer.evaluations.map(({ move, ...rest }) => ({ ...told.get(move)!, ...rest }));
}
