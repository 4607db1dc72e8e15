// A chair at a live table, a player's or an onlooker's: what it has been told, and what it does.
import { partsOf, seatIn } from '../games';
import type { Line, Table } from '../games/game';
import { Refusal, get, post } from '../api/http';
import { coached } from '../learn/coach.svelte';
import { note } from './luck/noted';
import { line, type SaidThere } from '../api/line.svelte';
import { HERE } from '../here/mode';
import type { ChatLine, Replay, Update, Weighed, Words } from '../api/schema';
import { still } from '../shell/settings.svelte';
import { say } from '../i18n/speech.svelte';
import { isYou, sharing, signed, sitter } from '../i18n/names';

const BEAT = 450; // milliseconds that something done by others is seen before the next thing comes

export class Sitting implements Table {
  update = $state.raw<Update>()!;
  box = $state.raw<Replay['box'] | null>(null);
  story = $state.raw<Line[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  pending = $state<string | null>(null);
  answer = $state.raw<Words | null>(null); // why not, or why it was refused
  notice = $state.raw<Words | null>(null);
  hints = $state.raw<Weighed[] | null>(null);
  pointed = $state.raw<string[]>([]);
  announced = $state('');
  gone = $state(false);
  /** A move that waits for a second look. */
  doubtful = $state.raw<{ move: string; why: Words } | null>(null);
  private leave: () => void = () => {};
  private coming: Update[] = [];
  private beat: ReturnType<typeof setTimeout> | undefined;

  private constructor(readonly id: string) {}

  /** Take a chair: for one of your seats, or to watch. */
  static async at(id: string, seat: number | null): Promise<Sitting> {
    const here = new Sitting(id);
    const query = seat === null ? '' : `?seat=${seat}`;
    const address = `/api/tables/${encodeURIComponent(id)}`;
    const told = get<Update>(`${address}${query}`).then((update) => {
      partsOf(update.plan.game).catch(() => {}); // what it is drawn with comes meanwhile
      return update;
    });
    const [first, box] = await Promise.all([told, get<Replay['box']>(`${address}/box`)]);
    here.box = box;
    here.tell(first);
    here.leave = line.watch({
      table: id,
      // who has one seat goes along when seats are tossed; of several each is looked through
      seat: sharing(here.seats, here.update.seat) ? here.update.seat : null,
      since: here.update.seq,
      told: (update) => here.hear(update),
      noticed: (words) => (here.notice = words),
      gone: () => (here.gone = true),
    });
    return here;
  }

  close(): void {
    clearTimeout(this.beat);
    this.leave();
  }

  /** Bots answer at once; what they do is shown one thing after the other, so that it can be followed. */
  private hear(update: Update): void {
    this.coming.push(update);
    if (still() || document.hidden || this.pending) this.catchUp();
    else if (this.beat === undefined) this.next();
  }

  private next(): void {
    const update = this.coming.shift();
    if (update) this.tell(update);
    const rest = BEAT / Math.max(1, this.coming.length / 2); // hurry where much has happened
    this.beat = update ? setTimeout(() => this.next(), rest) : undefined;
  }

  /** Show everything there is now. */
  catchUp(): void {
    clearTimeout(this.beat);
    this.coming.splice(0).forEach((update) => this.tell(update));
    this.beat = still() ? undefined : setTimeout(() => this.next(), BEAT);
  }

  private tell(update: Update): void {
    this.story = [...this.story.slice(0, update.story_from), ...update.story];
    const known = this.chat.at(-1)?.n ?? -1;
    const lines = [...this.chat, ...update.chat.filter((each) => each.n > known)];
    this.chat = signed(lines, update.seats);
    if (update.question !== this.update?.question) {
      this.pending = this.hints = this.answer = this.doubtful = null;
    }
    this.notice = null;
    this.update = update;
    note(update);
  }

  get live() {
    return true;
  }
  get game() {
    return this.update.plan.game;
  }
  get seat() {
    return this.update.seat;
  }
  get seats() {
    return this.update.seats;
  }
  get view() {
    return this.update.view;
  }
  get places() {
    return this.update.outcome?.places ?? null;
  }
  get scores() {
    return this.update.outcome?.scores ?? null;
  }
  get awaited() {
    return this.update.awaited;
  }
  get moves() {
    return this.pending ? [] : this.update.moves;
  }
  get clocks() {
    return this.update.clocks;
  }
  get options() {
    return this.update.plan.options;
  }
  get coached() {
    return coached(this.game);
  }
  get warnings() {
    return this.update.warnings;
  }

  name = (seat: number): string =>
    sitter(this.id, this.seats, seat) || say({ key: 'web-nobody', args: {} });
  seatIn = (words: Words) => seatIn(this.game, words);
  isYou = (seat: number): boolean => isYou(this, seat);
  say = (words: Words): string => say(words, this);
  announce = (text: string): void => {
    this.announced = text;
  };

  play = async (move: string): Promise<void> => {
    const why = this.warnings[move];
    if (why && this.doubtful?.move !== move) this.doubtful = { move, why };
    else await this.send(move);
  };

  /** The server says why, by refusing: what is not offered can be tried without harm. */
  why = async (move: string): Promise<void> => {
    if (!this.pending && !this.update.moves.includes(move)) await this.send(move);
  };

  private async send(move: string): Promise<void> {
    this.catchUp();
    const { question } = this.update;
    if (question === null) return;
    this.doubtful = this.answer = null;
    if (this.update.moves.includes(move)) this.pending = move; // until the update that it brings
    if (!(await this.order({ type: 'move', question, move }))) this.pending = null;
  }

  undo = () => this.order({ type: 'undo' });
  reply = (yes: boolean) => this.order({ type: 'reply', yes });
  resign = () => this.order({ type: 'resign' });
  speak = (text: string) => line.send({ type: 'say', table: this.id, seat: this.seat, text });

  /** Tell the server; what it refuses is shown in its words. */
  private async order(message: SaidThere): Promise<boolean> {
    try {
      await line.send({ ...message, table: this.id, seat: this.seat });
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.answer = error.words;
      return false;
    }
  }

  /** By this browser, which spares the server; by the server where that does not work. */
  private async weighed(): Promise<Weighed[]> {
    const ask = () => post(`/api/tables/${this.id}/hint`, { seat: this.seat });
    if (HERE) return ask();
    try {
      return await (await import('../here/hints')).weigh(this.id, this.seat);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      return ask();
    }
  }

  hint = async (): Promise<void> => {
    const { question } = this.update;
    const found = await this.weighed();
    if (this.update.question === question) this.hints = found;
  };
}
