// What the story tells of a reveal, and where its lines happened on the board.
import type { Words } from '../../api/schema';
import { METALS, unnamed, type Metal, type Sums } from './coins/coin';

export interface Bid {
  seat: number;
  coins: string[];
  values: Sums;
}

/** A lot as it was settled. */
export interface Settled {
  lot: number; // from 1
  bids: Bid[]; // the best one first
  prize: string[] | number; // coins, or prestige
  winner: number | null;
  metal: number | null; // which of Au, Ag, Cu decided; null: nothing to compare, or a tie
  tied: number[];
}

interface Told {
  lot?: number;
  bids?: Words[];
  seat?: Words;
  seats?: Words[];
  other?: Words;
  coins?: Words[];
  gold?: number;
  silver?: number;
  copper?: number;
  prize?: Words[] | Words;
  metal?: Metal;
}
const told = (words: Words): Told => (words.args ?? {}) as Told;
const seatOf = (words: Words): number => (words.args as { number: number }).number - 1;

/** How often screens have gone up. */
export function reveals(story: readonly Words[]): number {
  return story.filter(({ key }) => key === 'cq-screens-up').length;
}

/** The last reveal, lot by lot: all bids, who won, and what decided. */
export function lastReveal(story: readonly Words[]): Settled[] {
  const from = story.findLastIndex(({ key }) => key === 'cq-screens-up');
  if (from < 0) return [];
  const lots = new Map<number, Settled>();
  for (const line of story.slice(from + 1)) {
    if (line.key === 'cq-round') break;
    if (!ofLot(line)) continue;
    const { lot } = told(line);
    const before = lots.get(lot!) ?? blank(lot!);
    lots.set(
      lot!,
      line.key === 'cq-lot-bids' ? { ...before, bids: bidsOf(line) } : settled(before, line),
    );
  }
  return [...lots.values()].sort((a, b) => a.lot - b.lot);
}

const ofLot = ({ key }: Words) => key.startsWith('cq-lot-') && key !== 'cq-lot-coin';

/** What a line says of how a lot was settled; null if it does not. */
export function settledBy(line: Words): Settled | null {
  if (!ofLot(line) || line.key === 'cq-lot-bids') return null;
  return settled(blank(told(line).lot!), line);
}

const blank = (lot: number): Settled => ({
  lot,
  bids: [],
  prize: [],
  winner: null,
  metal: null,
  tied: [],
});

function bidsOf(line: Words): Bid[] {
  return told(line).bids!.map((bid) => {
    const { seat, coins, gold, silver, copper } = told(bid);
    return {
      seat: seatOf(seat!),
      coins: coins!.map(unnamed),
      values: [gold!, silver!, copper!],
    };
  });
}

function settled(before: Settled, line: Words): Settled {
  const { seat, seats, prize, metal } = told(line);
  const won = line.key === 'cq-lot-won' || line.key === 'cq-lot-alone';
  return {
    ...before,
    prize: prizeOf(prize!),
    winner: won ? seatOf(seat!) : null,
    metal: metal ? METALS.indexOf(metal) : null,
    tied: (seats ?? []).map(seatOf),
  };
}

function prizeOf(prize: Words[] | Words): string[] | number {
  if (Array.isArray(prize)) return prize.map(unnamed);
  return prize.key === 'cq-prestige' ? (prize.args as { points: number }).points : [];
}

/** Places on the board: lots, the market, seats. */
export function places(words: Words): string[] {
  const { lot, seat, other, seats } = told(words);
  const market = words.key === 'cq-market-coin' || words.key === 'cq-buys';
  const named = [seat, other, ...(seats ?? [])].filter((each) => each?.key === 'cq-seat');
  return [
    ...(lot ? [`lot${lot}`] : []),
    ...(market ? ['market'] : []),
    ...named.map((each) => `seat${seatOf(each!)}`),
  ];
}
