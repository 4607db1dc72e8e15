// A table of CoinAge: what lies there with a move that was sent and is not confirmed yet, and what
// has changed from one moment to the next, for coins to travel.
import type {
  Coinage_Coin as Coin,
  Coinage_Line as Line,
  Coinage_View as View,
  CoinageBox as Box,
} from '../../api/schema';
import { isYou } from '../../i18n/names';
import { t } from '../../i18n/speech.svelte';
import type { Table as AnyTable } from '../game';
import { SIDES } from './coins/coin';

export type { Box, Line, View };
export type Table = AnyTable<View, Box, Line>;

/** Who sits there: "you", where it is the reader. */
export const called = (table: Table, seat: number): string =>
  isYou(table, seat) ? t('cab-you') : table.name(seat);

export interface Shown {
  banks: readonly (readonly number[])[];
  stacks: Readonly<Record<string, readonly Coin[]>>;
}

export function shown(view: View, pending: string | null): Shown {
  const banks = view.banks.map((bank) => [...bank]);
  const stacks: Record<string, readonly Coin[]> = { ...view.stacks };
  const mover = SIDES.indexOf(view.mover);
  const [verb, first = '', second = ''] = pending?.split(' ') ?? [];
  if (verb === 'place') {
    banks[mover]![Number(first) - 1]! -= 1;
    stacks[second] = [...(stacks[second] ?? []), { rank: Number(first), side: view.mover }];
  } else if (verb === 'pay') {
    banks[mover]![Number(first) - 1]! -= 1;
    banks[1 - mover]![Number(first) - 1]! += 1;
  } else if (verb === 'move') {
    stacks[second] = stacks[first] ?? [];
    stacks[first] = [];
  } else if (verb === 'capture') {
    const coin = stacks[first]?.at(-1);
    if (coin) banks[mover]![coin.rank - 1]! += 1;
    stacks[first] = stacks[first]?.slice(0, -1) ?? [];
  }
  return { banks, stacks };
}

/** Where something lies: an area, or the coins of a rank in a side's bank. */
export type Spot = { area: string } | { bank: number; rank: number };
export interface Journey {
  from: Spot;
  to: Spot;
}

export function journeys(before: Shown, after: Shown): Journey[] {
  const areas = Object.keys(after.stacks);
  const had = (area: string) => before.stacks[area] ?? [];
  const has = (area: string) => after.stacks[area] ?? [];
  const lost = areas.filter((area) => had(area).length > has(area).length);
  const found: Journey[] = [];
  for (const area of areas.filter((label) => has(label).length > had(label).length)) {
    const source = lost.find((label) => !has(label).length && same(had(label), has(area)));
    const coin = has(area).at(-1)!;
    if (source) found.push({ from: { area: source }, to: { area } });
    else if (has(area).length === had(area).length + 1)
      found.push({ from: { bank: SIDES.indexOf(coin.side), rank: coin.rank }, to: { area } });
  }
  for (const area of lost.filter((label) => has(label).length === had(label).length - 1)) {
    const { rank } = had(area).at(-1)!;
    const bank = gained(before, after, rank);
    if (bank >= 0 && !found.some(({ from }) => 'area' in from && from.area === area))
      found.push({ from: { area }, to: { bank, rank } });
  }
  if (!found.length)
    for (const rank of [1, 2, 3, 4]) {
      const bank = gained(before, after, rank);
      if (bank >= 0) found.push({ from: { bank: 1 - bank, rank }, to: { bank, rank } });
    }
  return found;
}

function gained(before: Shown, after: Shown, rank: number): number {
  return after.banks.findIndex((bank, k) => bank[rank - 1]! > before.banks[k]![rank - 1]!);
}

function same(a: readonly Coin[], b: readonly Coin[]): boolean {
  return a.length === b.length && a.every((c, k) => c.rank === b[k]!.rank && c.side === b[k]!.side);
}
