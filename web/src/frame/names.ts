// Players' names where the server's texts speak of seats.
import type { Naming } from '../words/speech.svelte';

const BY_NUMBER = new Set(['w51-seat', 'cq-seat']);
const SIDES = ['coinage-gold', 'coinage-silver'];

export function naming(table: { name(seat: number): string }): Naming {
  return ({ key, args }) => {
    if (BY_NUMBER.has(key)) return table.name(Number((args as { number: number }).number) - 1);
    const side = SIDES.indexOf(key);
    return side < 0 ? undefined : table.name(side);
  };
}
