// A lesson at one of its steps, as a table for the boards to draw. What is shown, told and refused
// was made by the rules themselves, when the client was built.
import { seatIn } from '../games';
import { SITTER, type Line, type Table } from '../games/game';
import type { Lesson, LessonMoment, Plan, SeatInfo, Words } from '../api/schema';
import { isYou } from '../i18n/names';
import { say, t } from '../i18n/speech.svelte';
import { still } from '../shell/settings.svelte';

const BEAT = 900; // milliseconds in which something is seen before the next thing comes
const POINTING = 700; // that a place is pointed at before the move is shown

export class Lecture implements Table {
  at = $state(0);
  phase = $state<'asked' | 'watching' | 'done'>('asked');
  /** Why what was tried is not it. */
  answer = $state.raw<Words | null>(null);
  pointed = $state.raw<string[]>([]);
  announced = $state('');
  moment = $state.raw<LessonMoment>()!;
  story = $state.raw<Line[]>([]);
  readonly id = '';
  readonly live = true;
  readonly pending = null;
  readonly warnings = {};
  readonly seats: readonly SeatInfo[];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly lesson: Lesson,
    at: number,
  ) {
    this.seats = Array.from({ length: lesson.seats }, () => SITTER);
    this.go(at);
  }

  get game() {
    return this.lesson.game;
  }
  get seat() {
    return this.lesson.seat;
  }
  get box() {
    return this.lesson.box;
  }
  get options() {
    return this.lesson.options as Plan['options'];
  }
  get view() {
    return this.moment.view;
  }
  get awaited() {
    return this.moment.awaited;
  }
  get moves() {
    return this.phase === 'asked' ? this.moment.moves : [];
  }
  get step() {
    return this.lesson.steps[this.at]!;
  }
  get last() {
    return this.lesson.steps.length - 1;
  }

  /** To a step, from its beginning. */
  go(at: number): void {
    clearTimeout(this.timer);
    this.at = Math.max(0, Math.min(this.last, at));
    this.phase = 'asked';
    this.answer = null;
    this.pointed = [];
    this.moment = this.step.start;
    this.story = this.step.start.story;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  /** A text of the step: what to do, or its name, why, done, nearly. */
  text(part = '', at = this.at): string {
    const { name, start } = this.lesson.steps[at]!;
    const [before, points] = [start.scores[this.seat]!, this.moment.scores[this.seat]!];
    return t(`lesson-${this.game}-${name}${part && `-${part}`}`, { before, points });
  }

  name = (seat: number): string => {
    const count = this.seats.length;
    const number = (seat - this.seat + count) % count; // clockwise from the learner
    if (number === 0) return t('lesson-you');
    if (count === 2) return t('lesson-teacher');
    if (number === 1) return t('lesson-left');
    return number === count - 1 ? t('lesson-right-hand') : t('lesson-rival', { number });
  };
  seatIn = (words: Words) => seatIn(this.game, words);
  isYou = (seat: number): boolean => isYou(this, seat);
  say = (words: Words): string => say(words, this);
  announce = (text: string): void => {
    this.announced = text;
  };

  play = async (move: string): Promise<void> => {
    if (this.phase !== 'asked') return;
    const follows = this.step.right[move];
    if (follows) this.watch(follows);
    else this.nearly(move);
  };

  /** What is not offered may be the thing to do, or allowed and not meant; or the rules say why. */
  why = (move: string): Promise<void> => this.play(move);

  /** Point at what is meant, then do it. */
  show = (): void => {
    const [move, follows] = Object.entries(this.step.right)[0]!;
    this.answer = null;
    this.phase = 'watching';
    this.pointed = places(move);
    this.timer = setTimeout(() => this.watch(follows), still() ? 0 : POINTING);
  };

  private nearly(move: string): void {
    const { refused, reasons, name } = this.step;
    const why = refused[move];
    const meant = { key: `lesson-${this.game}-${name}-nearly`, args: {} };
    this.answer = why === undefined ? meant : reasons[why]!;
    this.pointed = places(move);
  }

  private watch([next, ...rest]: readonly LessonMoment[]): void {
    this.answer = null;
    this.pointed = [];
    this.moment = next!;
    this.story = [...this.story, ...next!.story];
    this.phase = rest.length ? 'watching' : 'done';
    if (!rest.length) return;
    if (still()) this.watch(rest);
    else this.timer = setTimeout(() => this.watch(rest), BEAT);
  }
}

/** What a move names, by the words of its text. */
const places = (move: string): string[] => move.split(' ').slice(1);
