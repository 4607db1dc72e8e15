// Bots in the page: the same levels as at a server (src/mintmark/bots), from a view and a seed.
import type { GameModule } from './module.ts';

/** What a seat should do, of which it knows no more than its view. */
export interface BotQuestion {
  box: Uint8Array; // structs in their narrow layouts
  view: Uint8Array;
  seats: number; // at the table
  seat: number;
  seed: bigint; // the bot's own luck, of 63 bits
}

/** How a quick player is distracted, of a hundred. */
export interface Distraction {
  overlooked: number; // moves
  thoughtless: number; // answers
}

/** How long one that looks ahead may think: with both until the first is reached. */
export interface Budget {
  seconds?: number;
  iterations?: number;
}

/** What was found out about a move. */
export interface Evaluation {
  move: number;
  visits: number;
  win: number | null; // the chance; null: never tried
  lead: number | null; // points ahead of the best other, at the end
}

export interface BotAnswer {
  move: number;
  evaluations: Evaluation[]; // the best first
  iterations: number;
}

const SLICE = 0.01; // seconds, about, between two looks at the clock

/** The move of a novice or a casual player, at once. */
export function hasty(module: GameModule, question: BotQuestion, how: Distraction): number {
  put(module, question);
  const { seat, seed } = question;
  return Number(module.call('hasty', seat, how.overlooked, how.thoughtless, seed));
}

/** The best answer so far, every now and then, until the budget is spent. */
export function* thinking(
  module: GameModule,
  question: BotQuestion,
  budget: Budget,
  everyone = false, // decides in the tree, even where there are secrets
): Generator<BotAnswer, void, void> {
  put(module, question);
  const { seats, seat, seed } = question;
  module.call('begin', seats, seat, Number(everyone), seed);
  const began = performance.now();
  let more = 1;
  while (more > 0) {
    const done = Number(module.call('think', more));
    yield best(module, done);
    const passed = (performance.now() - began) / 1000;
    const left = Math.min(SLICE, (budget.seconds ?? Infinity) - passed);
    // a browser's clock is coarse: while it stands still, twice as many each time
    const many = passed > 0 ? Math.floor((done * left) / passed) : done;
    more = left > 0 ? Math.max(1, many) : 0;
    more = Math.min(more, (budget.iterations ?? Infinity) - done);
  }
}

/** The only move that leads on, if there is but one: nobody thinks about that. */
export function onlyMove(module: GameModule, question: BotQuestion): number | null {
  put(module, question);
  const { seats, seat, seed } = question;
  const count = module.call('begin', seats, seat, 0, seed);
  return count === 1n ? Number(module.numbers('out')[0]) : null;
}

function put(module: GameModule, { box, view }: BotQuestion): void {
  module.put('box', box);
  module.put('seen', view);
}

function best(module: GameModule, iterations: number): BotAnswer {
  const count = Number(module.call('found'));
  const field = module.field('found');
  const { move, visits, win, lead } = field.fields!;
  const data = module.data('found');
  const evaluations = Array.from({ length: count }, (_, k): Evaluation => {
    const at = (k * field.size) / field.shape![0]!;
    const tried = data.getInt32(at + visits!.offset, true);
    return {
      move: data.getInt32(at + move!.offset, true),
      visits: tried,
      win: tried ? data.getFloat64(at + win!.offset, true) : null,
      lead: tried ? data.getFloat64(at + lead!.offset, true) : null,
    };
  });
  evaluations.sort((a, b) => b.visits - a.visits);
  return { move: evaluations[0]!.move, evaluations, iterations };
}
