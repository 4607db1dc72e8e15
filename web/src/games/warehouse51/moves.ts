// What is offered, read from the texts of the legal moves.

/** What follows a verb in the moves that begin with it. */
export function after(moves: readonly string[], verb: string): string[] {
  return moves
    .filter((move) => move.startsWith(`${verb} `))
    .map((move) => move.slice(verb.length + 1));
}

/** The ingots that can be bid, openly or in a fist. */
export function bids(moves: readonly string[]): number[] {
  return [...after(moves, 'bid'), ...after(moves, 'fist')].map(Number);
}

export interface Swap {
  own: string;
  other: string;
  move: string;
}

export function swaps(moves: readonly string[]): Swap[] {
  return after(moves, 'swap').map((text) => {
    const [own = '', other = ''] = text.split(' for ');
    return { own, other, move: `swap ${text}` };
  });
}

const PICKED = ['give', 'certify', 'neutralise', 'buy back'] as const;

/** Relics that make a move when they are picked, with that move. */
export function picks(
  moves: readonly string[],
  own: string | null,
  pawning = false,
): Map<string, string> {
  const verbs = pawning ? [...PICKED, 'pawn'] : PICKED;
  const plain = verbs.flatMap((verb) =>
    after(moves, verb).map((relic) => [relic, `${verb} ${relic}`] as const),
  );
  const swapped = swaps(moves).filter((swap) => swap.own === own);
  return new Map([...plain, ...swapped.map(({ other, move }) => [other, move] as const)]);
}
