// The auction that runs or has just ended, as the story tells it.
import type { Line, View } from '../view';

export interface Bidder {
  seat: number;
  bids: number[];
  passed: boolean;
}

export interface Sale {
  lot: string | null;
  bidders: Bidder[]; // who has spoken, the highest bid first, then in the order of speaking
  lap: number;
  sold: Extract<Line, { kind: 'Sold' }> | undefined; // who has bought it, for how much, and whom they pay
  winner: number | null;
  unsold: boolean;
  told: Line[]; // since the fists were opened or the hammer fell
}

const CLOSING: Line['kind'][] = ['FistsOpened', 'Sold', 'Unsold'];

/** The last auction of a story. */
export function lastSale(story: readonly Line[]): Sale {
  const start = story.findLast(({ kind }) => kind === 'TurnedUp');
  const lines = start ? story.slice(story.lastIndexOf(start)) : story; // it may begin in the midst
  const spoken = new Map<number, Bidder>();
  const of = (seat: number) => {
    if (!spoken.has(seat)) spoken.set(seat, { seat, bids: [], passed: false });
    return spoken.get(seat)!;
  };
  let lap = 1;
  for (const { kind, data } of lines) {
    if (kind === 'BidMade') lap = Math.max(lap, of(data.seat).bids.push(data.ingots));
    else if (kind === 'Passed') of(data.seat).passed = true;
  }
  const sold = lines.find((line) => line.kind === 'Sold');
  const closed = lines.findIndex(({ kind }) => CLOSING.includes(kind));
  return {
    lot: start?.kind === 'TurnedUp' ? start.data.relic : null,
    bidders: [...spoken.values()].sort((a, b) => (b.bids.at(-1) ?? 0) - (a.bids.at(-1) ?? 0)),
    lap,
    sold,
    winner: sold?.data.seat ?? null,
    unsold: lines.some(({ kind }) => kind === 'Unsold'),
    told: closed < 0 ? [] : lines.slice(closed).filter(({ kind }) => kind !== 'Revealed'),
  };
}

/** The bids of an open auction, those who have not spoken last; the view knows who leads. */
export function ladder(sale: Sale, view: View): Bidder[] {
  const rows = sale.bidders.map((row) => ({ ...row, bids: [...row.bids] }));
  const seats = view.players.map((_, k) => ((view.revealer ?? 0) + 1 + k) % view.players.length);
  for (const seat of seats) {
    if (!rows.some((row) => row.seat === seat)) rows.push({ seat, bids: [], passed: false });
  }
  for (const row of rows) {
    row.passed = view.phase === 'open' && !view.still_in.includes(row.seat);
    if (row.seat === view.leader && row.bids.at(-1) !== view.bid) row.bids.push(view.bid);
  }
  return rows.sort((a, b) => rank(b, view) - rank(a, view));
}

function rank(row: Bidder, view: View): number {
  if (row.seat === view.leader) return 1000;
  return (row.bids.at(-1) ?? 0) - (row.passed && !row.bids.length ? 1 : 0);
}
