// What has happened in a reveal, and where lines of the log happened on the board.
import type { CoinQuest_Bid as Bid, CoinQuest_Settled } from '../../api/schema';
import type { Line } from './view';

export type { Bid };

/** A lot as it was settled, with all bids, the best one first. */
export type Settled = CoinQuest_Settled & { bids: Bid[] };

/** How often screens have gone up. */
export function reveals(story: readonly Line[]): number {
  return story.filter(({ kind }) => kind === 'ScreensLifted').length;
}

/** The last reveal, lot by lot: all bids, who won, and what decided. */
export function lastReveal(story: readonly Line[]): Settled[] {
  const from = story.findLastIndex(({ kind }) => kind === 'ScreensLifted');
  if (from < 0) return [];
  const bids = new Map<number, Bid[]>();
  const settled = new Map<number, CoinQuest_Settled>();
  for (const { kind, data } of story.slice(from + 1)) {
    if (kind === 'RoundBegan') break;
    if (kind === 'BidsShown') bids.set(data.lot, data.bids);
    if (kind === 'Settled') settled.set(data.lot, data);
  }
  return [...new Set([...bids.keys(), ...settled.keys()])]
    .sort((a, b) => a - b)
    .map((lot) => ({ ...(settled.get(lot) ?? blank(lot)), bids: bids.get(lot) ?? [] }));
}

/** Screens are up, and the hammer has not fallen yet. */
const blank = (lot: number): CoinQuest_Settled => ({
  lot,
  coins: [],
  prestige: null,
  winner: null,
  level: [],
  bid: null,
  other: null,
  other_bid: null,
  metal: null,
});

const SEATS = ['seat', 'winner', 'other'];

/** Places on the board: lots, the market, seats. */
export function places({ kind, data }: Line): string[] {
  const seats = Object.entries(data).flatMap(([name, value]) =>
    SEATS.includes(name) && typeof value === 'number' ? [value] : [],
  );
  const level = kind === 'Settled' ? data.level : [];
  return [
    ...('lot' in data ? [`lot${data.lot}`] : []),
    ...(kind === 'MarketFilled' || kind === 'Bought' ? ['market'] : []),
    ...[...seats, ...level].map((seat) => `seat${seat}`),
  ];
}
