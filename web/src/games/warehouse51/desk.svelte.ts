// What is chosen, picked up and unfolded at a table.
import type { Colour } from './relics/departments';
import { bids } from './moves';
import type { Table } from './view';

export class Desk {
  picked = $state<string | null>(null); // a relic of one's own, to be swapped
  relic = $state<string | null>(null); // looked at
  pile = $state<Colour | null>(null); // looked into
  pawning = $state(false); // looks for a relic to pawn
  assumed = $state.raw<string[]>([]); // relics supposed to be counterfeits
  steering = false; // the last move was a bid or a pass
  private wanted = $state.raw<{ when: string; ingots: number } | null>(null);

  constructor(readonly table: Table) {}

  get legal(): number[] {
    return bids(this.table.moves);
  }

  /** A choice is for one question: when somebody bids more, it begins anew. */
  private get when(): string {
    const { turn, bid, players } = this.table.view;
    return `${turn} ${bid} ${players[this.table.seat ?? 0]!.gold}`;
  }

  /** What would be bid: as wanted, else the least that is more than nothing. */
  get ingots(): number {
    const least = this.legal.find((n) => n > 0) ?? this.legal[0] ?? 0;
    const { wanted, legal } = this;
    return wanted?.when === this.when && legal.includes(wanted.ingots) ? wanted.ingots : least;
  }

  choose(ingots: number): void {
    if (this.legal.includes(ingots)) this.wanted = { when: this.when, ingots };
  }

  /** So many more, or fewer, as far as it goes. */
  raise(by: number): void {
    const { legal } = this;
    if (!legal.length) return;
    this.choose(Math.min(Math.max(this.ingots + by, Math.min(...legal)), Math.max(...legal)));
  }

  assume(relic: string): void {
    this.assumed = this.assumed.includes(relic)
      ? this.assumed.filter((each) => each !== relic)
      : [...this.assumed, relic];
  }
}
