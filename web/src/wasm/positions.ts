// Positions in the page: what can be asked about a state, as of the machines that run a table
// (src/mintmark/engine/position). A state is bytes, in the narrow layout.
import type { Question } from './manifest.ts';
import type { GameModule } from './module.ts';

export type State = Uint8Array;

interface Asking {
  who?: number;
  number?: number | bigint;
  seat?: number;
}

export class Positions {
  readonly #module: GameModule;
  readonly #seats: number;

  constructor(module: GameModule, box: Uint8Array, seats: number) {
    this.#module = module;
    this.#seats = seats;
    module.put('box', box);
  }

  /** The state before the first toss or draw. */
  start(): State {
    this.#module.call('answer', this.#module.manifest.questions.start, 0, 0, 0);
    return this.#made();
  }

  /** Bit set of those who may act, and above it (`numbers.awaited`) of those who are awaited. */
  asked(s: State): bigint {
    return this.#ask('asked', s);
  }

  /** What a seat may do. */
  moves(s: State, seat: number): number[] {
    return this.#list('moves', s, seat);
  }

  /** What leads on of it. */
  forward(s: State, seat: number): number[] {
    return this.#list('forward', s, seat);
  }

  /** What may come up when chance is to act, and then the weights in the same order. */
  outcomes(s: State): number[] {
    return this.#list('moves', s, this.#module.manifest.numbers.chance);
  }

  /** Whether a seat may make a move. */
  isLegal(s: State, seat: number, number: number): boolean {
    return this.#ask('legal', s, { who: seat, number }) !== 0n;
  }

  /** The state after a move that is legal. */
  after(s: State, who: number, number: number): State {
    this.#ask('after', s, { who, number });
    return this.#made();
  }

  /** What a seat sees, built from nothing. */
  view(s: State, seat: number): State {
    this.#ask('view', s, { seat });
    return this.#made();
  }

  /** Some state that looks the same to a seat. */
  imagined(s: State, seat: number, seed: bigint): State {
    this.#ask('imagined', s, { number: seed, seat });
    return this.#made();
  }

  /** A move as a seat knows it, or `numbers.unknown`. */
  heard(s: State, who: number, number: number, seat: number): number {
    return Number(this.#ask('heard', s, { who, number, seat }));
  }

  /** What a seat sees, as numbers for learners. */
  features(s: State, seat: number): Float32Array {
    this.#ask('features', s, { seat });
    return new Float32Array(this.#module.bytes('features').slice().buffer);
  }

  /** Points by seat. */
  scores(s: State): number[] {
    this.#ask('scores', s);
    return this.#out(this.#seats);
  }

  /** Places by seat. */
  places(s: State): number[] {
    this.#ask('places', s);
    return this.#out(this.#seats);
  }

  /** How it ended, or 0. */
  ending(s: State): number {
    return Number(this.#ask('ending', s));
  }

  /** The number of the turn. */
  turn(s: State): number {
    return Number(this.#ask('turn', s));
  }

  #ask(question: Question, s: State, { who = 0, number = 0, seat = 0 }: Asking = {}): bigint {
    this.#module.put('state', s);
    return this.#module.call(
      'answer',
      this.#module.manifest.questions[question],
      who,
      number,
      seat,
    );
  }

  #list(question: Question, s: State, who: number): number[] {
    this.#ask(question, s, { who });
    const out = this.#module.numbers('out');
    return this.#out(Number(out[out.length - 1]));
  }

  #out(count: number): number[] {
    return Array.from(this.#module.numbers('out').subarray(0, count), Number);
  }

  #made(): State {
    return this.#module.bytes('then').slice();
  }
}
