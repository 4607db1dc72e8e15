// Asks the bots of a page, which think in a worker of their own.
import type { AskedBot, FromBots, ToBots } from './messages';

export class Thinker {
  private last = 0;
  private readonly waiting = new Map<number, (from: FromBots) => void>();

  constructor(private readonly bots: MessagePort) {
    bots.onmessage = ({ data }: MessageEvent<FromBots>) => {
      this.waiting.get(data.n)?.(data);
      this.waiting.delete(data.n);
    };
  }

  /** A bot's answer; `weigh`: what it thinks of all moves, even if there is one only. */
  think(asked: AskedBot, weigh: boolean): Promise<FromBots> {
    const n = (this.last += 1);
    return new Promise((resolve) => {
      this.waiting.set(n, resolve);
      this.bots.postMessage({ n, asked, weigh } satisfies ToBots);
    });
  }
}

/** A worker with bots. Safari starts none from another: a page does, and passes on the line to it. */
export function startBots(failed: () => void): { worker: Worker; line: MessagePort } {
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
  worker.onerror = failed;
  worker.postMessage(port1, [port1]);
  return { worker, line: port2 };
}
