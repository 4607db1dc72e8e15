// What is picked up, dragged, looked at and unfolded at a table; and moves that wait their turn.
import { untrack } from 'svelte';
import { still } from '../../shell/settings.svelte';
import { say, t } from '../../i18n/speech.svelte';
import { named } from './coins/coin';
import { lastReveal, reveals } from './story';
import { carried, foreseen, type Table } from './view';

export interface Dragged {
  coin: string;
  from: number | null; // a lot; null: the hand
  x: number;
  y: number;
}

const LOT = 280; // milliseconds that one lot of a reveal takes …
const PAUSE = 120; // … and that pass before the next
const WAITS = new Set(['lock', 'unlock']);

export class Desk {
  picked = $state.raw<{ coin: string; at: number } | null>(null);
  dragged = $state.raw<Dragged | null>(null);
  looked = $state.raw<{ coin: string; box: DOMRect } | null>(null);
  sheet = $state<number | 'stock' | null>(null); // whose coins are laid out
  shown = $state<number | null>(null); // lots of the reveal that are open; null: not shown
  focused = $state<number | null>(null); // a coin in hand
  private queue = $state.raw<string[]>([]);
  private seen: number;
  private last: readonly string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {
    this.seen = untrack(() => reveals(table.story));
  }

  view = $derived.by(() => {
    const { view, seat, pending } = this.table;
    return foreseen(view, seat, pending ? [pending, ...this.queue] : this.queue);
  });
  /** What is offered; while a move is under way, coins can still be shifted about. */
  moves = $derived.by(() => {
    if (this.table.pending) return this.last.filter(carried);
    return (this.last = this.table.moves);
  });
  reveal = $derived.by(() => lastReveal(this.table.story));

  get player() {
    const { seat } = this.table;
    return seat === null ? null : this.view.players[seat]!;
  }

  offers = (move: string): boolean => this.moves.includes(move);
  starting = (start: string): string[] => this.moves.filter((move) => move.startsWith(start));

  /** Make a move. Shifts and locks wait for those that are under way; all else is asked anew. */
  play = (move: string): void => {
    this.picked = this.looked = null;
    if (carried(move)) this.close();
    if (!this.table.pending && !this.queue.length) void this.table.play(move);
    else if (carried(move) || WAITS.has(move)) this.queue = [...this.queue, move];
  };

  /** For an effect: the next move that waits, as soon as nothing is under way. */
  proceed(): void {
    const [next, ...rest] = this.queue;
    if (!next || this.table.pending) return;
    untrack(() => {
      this.queue = rest;
      if (this.table.moves.includes(next)) void this.table.play(next);
      else {
        this.queue = [];
        void this.table.why(next);
      }
    });
  }

  pick = (coin: string, at: number): void => {
    const again = this.picked?.at === at && this.picked.coin === coin;
    this.picked = again ? null : { coin, at };
    if (again) return;
    this.close();
    this.table.announce(`${t('cqb-picked', { coin: say(named(coin)) })} ${t('cqb-keys')}`);
  };

  putDown = (): void => {
    this.picked = this.dragged = this.looked = null;
  };

  /** Put a coin on a lot, or hear why it cannot lie there. */
  put = (coin: string, lot: number): void => {
    const move = `place ${coin} on ${lot}`;
    if (this.offers(move)) this.play(move);
    else void this.table.why(move);
  };

  /** A dragged coin is let go over a lot, over the hand, or nowhere. */
  drop = (lot: number | null, hand: boolean): void => {
    const dragged = this.dragged;
    this.putDown();
    if (!dragged || dragged.from === lot) return;
    const { coin, from } = dragged;
    if (from !== null && (lot !== null || hand)) this.play(`take back ${coin} from ${from}`);
    if (lot !== null && from === null) this.put(coin, lot);
    else if (lot !== null) this.play(`place ${coin} on ${lot}`);
  };

  /** For an effect: screens have gone up since the last look. */
  watch(): void {
    const count = reveals(this.table.story);
    untrack(() => {
      if (count > this.seen && this.table.live) this.showReveal();
      this.seen = count;
    });
  }

  showReveal = (): void => {
    clearTimeout(this.timer);
    this.shown = 0;
    if (still()) this.skip();
    else this.next();
  };

  private next(): void {
    if (this.shown === null || this.shown >= this.reveal.length) return;
    this.shown += 1;
    this.timer = setTimeout(() => this.next(), LOT + PAUSE);
  }

  skip = (): void => {
    clearTimeout(this.timer);
    this.shown = this.reveal.length;
  };

  close = (): void => {
    clearTimeout(this.timer);
    this.shown = null;
  };
}
