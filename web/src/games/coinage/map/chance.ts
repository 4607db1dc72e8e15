// Numbers that look random and are the same every time: a map is drawn alike on every screen.

export type Chance = () => number;

/** Numbers from 0 to 1 (Mulberry32). */
export function chance(seed: string): Chance {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let n = state;
    n = Math.imul(n ^ (n >>> 15), n | 1);
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}

function hash(text: string): number {
  let n = 2166136261;
  for (const letter of text) n = Math.imul(n ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return n;
}
