// A finished game at one of its moments, as a table for the boards to draw.
import { seatIn } from '../games';
import { SITTER, type Line, type Table } from '../games/game';
import { sitter } from '../i18n/names';
import type { Replay, SeatInfo, Words } from '../api/schema';
import { knows, say } from '../i18n/speech.svelte';

/** The views of a replay: the first is whole, then come the fields that are new. */
export function viewsOf(replay: Replay): unknown[] {
  let view: object = {};
  return replay.frames.map((frame) => (view = { ...view, ...(frame.view ?? frame.changed ?? {}) }));
}

/** A line of the story, and the step that it tells of. */
export interface Told {
  line: Line;
  step: number;
}

/** Who sat there. An older record has only names; a bot's is its level. */
export const seatsOf = ({ seats, bots }: Pick<Replay, 'seats' | 'bots'>): SeatInfo[] =>
  seats.map((name, n) => {
    const level = knows(`level-${name}`) ? name : null;
    return { ...SITTER, name, bot: bots ? bots[n]! : level };
  });

export class Showing implements Table {
  at = $state(0);
  pointed = $state.raw<string[]>([]);
  announced = $state('');
  readonly views: readonly unknown[];
  readonly told: readonly Told[];
  readonly seats: readonly SeatInfo[];
  readonly moves: readonly string[] = [];
  readonly warnings = {};
  readonly pending = null;
  readonly live = false;

  constructor(
    readonly id: string,
    readonly replay: Replay,
    at: number,
  ) {
    this.views = viewsOf(replay);
    this.told = replay.frames.flatMap(({ story }, step) => story.map((line) => ({ line, step })));
    this.seats = seatsOf(replay);
    this.go(at);
  }

  get game() {
    return this.replay.game;
  }
  get last() {
    return this.replay.frames.length - 1;
  }
  get seat() {
    return /^\d$/.test(this.replay.viewer) ? Number(this.replay.viewer) : null;
  }
  get view() {
    return this.views[this.at];
  }
  get box() {
    return this.replay.box;
  }
  get options() {
    return this.replay.options;
  }
  get places() {
    return this.at === this.last ? this.replay.places : null;
  }
  get scores() {
    return this.at === this.last ? this.replay.frames[this.at]!.scores : null;
  }
  get story() {
    return this.told.filter(({ step }) => step <= this.at).map(({ line }) => line);
  }
  get awaited() {
    const next = this.replay.frames[this.at + 1]?.who; // known with everything open
    return typeof next === 'number' ? [next] : [];
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.last, Number.isFinite(at) ? Math.trunc(at) : 0));
  }

  /** The same table at another moment, to ask something of it. */
  moment(at: number): Table {
    return Object.create(this, { view: { value: this.views[at] }, at: { value: at } });
  }

  name = (seat: number): string =>
    sitter(this.id, this.seats, seat) || say({ key: 'web-nobody', args: {} });
  seatIn = (words: Words) => seatIn(this.game, words);
  isYou = (): boolean => false; // who looks was not there
  say = (words: Words): string => say(words, this);
  play = async (): Promise<void> => {};
  why = async (): Promise<void> => {};
  announce = (text: string): void => {
    this.announced = text;
  };
}
