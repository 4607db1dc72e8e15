// The auction that runs or has just ended, as the story tells it.
import type { Warehouse51_View, Words } from '../../../api/schema';
import { numberIn, relicIn, seatIn } from '../story';

export interface Bidder {
  seat: number;
  bids: number[];
  passed: boolean;
}

export interface Sale {
  lot: string | null; // an id, or a name
  bidders: Bidder[]; // who has spoken, the highest bid first, then in the order of speaking
  lap: number;
  winner: number | null;
  payee: number | null;
  price: number;
  unsold: boolean;
  told: Words[]; // since the fists were opened or the hammer fell
}

const TURNED_UP = ['w51-turned-up', 'w51-turned-up-sealed'];
const CLOSING = ['w51-fists-open', 'w51-wins', 'w51-unsold'];

/** The last auction of a story. */
export function lastSale(story: readonly Words[]): Sale {
  const start = story.findLastIndex(({ key }) => TURNED_UP.includes(key));
  const lines = story.slice(Math.max(0, start)); // a game may begin in the midst of an auction
  const spoken = new Map<number, Bidder>();
  const of = (seat: number) => {
    if (!spoken.has(seat)) spoken.set(seat, { seat, bids: [], passed: false });
    return spoken.get(seat)!;
  };
  let lap = 1;
  for (const line of lines) {
    const seat = seatIn(line);
    if (seat === null) continue;
    if (line.key === 'w51-bids' || line.key === 'w51-matches') {
      lap = Math.max(lap, of(seat).bids.push(numberIn(line, 'ingots')));
    } else if (line.key === 'w51-passes') of(seat).passed = true;
  }
  const won = lines.find(({ key }) => key === 'w51-wins');
  const closed = lines.findIndex(({ key }) => CLOSING.includes(key));
  return {
    lot: start < 0 ? null : relicIn(story[start]!),
    bidders: [...spoken.values()].sort((a, b) => (b.bids.at(-1) ?? 0) - (a.bids.at(-1) ?? 0)),
    lap,
    winner: won ? seatIn(won) : null,
    payee: won ? seatIn(won, 'other') : null,
    price: won ? numberIn(won, 'ingots') : 0,
    unsold: lines.some(({ key }) => key === 'w51-unsold'),
    told: closed < 0 ? [] : lines.slice(closed).filter(({ key }) => key !== 'w51-reveals'),
  };
}

/** The bids of an open auction, those who have not spoken last; the view knows who leads. */
export function ladder(sale: Sale, view: Warehouse51_View): Bidder[] {
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

function rank(row: Bidder, view: Warehouse51_View): number {
  if (row.seat === view.leader) return 1000;
  return (row.bids.at(-1) ?? 0) - (row.passed && !row.bids.length ? 1 : 0);
}
