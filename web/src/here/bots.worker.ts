// Bots think here, beside the tables, so that nothing waits for them.
import { open } from '../wasm';
import type { GameModule } from '../wasm/module';
import { hasty, onlyMove, thinking, type BotAnswer, type BotQuestion } from '../wasm/thinking';
import type { FromBots, ToBots } from './messages';

// of one game only: a module has tens of megabytes
let opened: { game: string; module: Promise<GameModule> } | undefined;

function moduleOf(game: string): Promise<GameModule> {
  if (opened?.game !== game) {
    const opening = { game, module: open(game) };
    opening.module.catch(() => opened === opening && (opened = undefined)); // next time, perhaps
    opened = opening;
  }
  return opened.module;
}

const bytes = (text: string): Uint8Array => Uint8Array.from(atob(text), (c) => c.charCodeAt(0));

async function answered({ asked, weigh }: ToBots): Promise<BotAnswer> {
  const { game, seats, seat, distraction, seconds, iterations } = asked;
  const module = await moduleOf(game);
  const question: BotQuestion = {
    ...{ box: bytes(asked.box), view: bytes(asked.view), seats, seat },
    seed: BigInt(asked.seed),
  };
  const only = weigh ? null : onlyMove(module, question);
  if (only !== null) return { move: only, evaluations: [], iterations: 0 };
  if (distraction) {
    const [overlooked, thoughtless] = distraction;
    const move = hasty(module, question, { overlooked, thoughtless });
    return { move, evaluations: [], iterations: 0 };
  }
  const budget = { ...(seconds && { seconds }), ...(iterations && { iterations }) };
  let last: BotAnswer | undefined;
  for (const answer of thinking(module, question, budget)) last = answer;
  return last!;
}

let turn = Promise.resolve(); // a module is asked one question at a time

function serve(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<ToBots>) => {
    turn = turn.then(async () => {
      try {
        port.postMessage({ n: data.n, answer: await answered(data) } satisfies FromBots);
      } catch (error) {
        port.postMessage({ n: data.n, failed: String(error) } satisfies FromBots);
      }
    });
  };
}

// Safari starts no worker from another: the page does, and connects them.
self.onmessage = ({ data }: MessageEvent<MessagePort>) => serve(data);
