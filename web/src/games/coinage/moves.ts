// What a seat may do now, read from the texts of its legal moves.

export interface Offers {
  places: Map<number, Set<string>>; // by rank, the areas
  marches: Map<string, Set<string>>; // by source, the targets
  captures: Set<string>;
  pays: Set<number>;
  done: boolean;
}

/** What is picked up or chosen: it decides what a click on an area means. */
export type Tool =
  { kind: 'coin'; rank: number } | { kind: 'stack'; from: string | null } | { kind: 'capture' };

export function offersOf(moves: readonly string[]): Offers {
  const offers: Offers = {
    places: new Map(),
    marches: new Map(),
    captures: new Set(),
    pays: new Set(),
    done: false,
  };
  const into = <Key>(map: Map<Key, Set<string>>, key: Key, area: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(area));
  for (const move of moves) {
    const [verb, first = '', second = ''] = move.split(' ');
    if (verb === 'place') into(offers.places, Number(first), second);
    else if (verb === 'move') into(offers.marches, first, second);
    else if (verb === 'capture') offers.captures.add(first);
    else if (verb === 'pay') offers.pays.add(Number(first));
    else if (verb === 'done') offers.done = true;
  }
  return offers;
}

/** Where the tool can be used. */
export function targetsOf(tool: Tool | null, offers: Offers): Set<string> {
  if (tool?.kind === 'coin') return offers.places.get(tool.rank) ?? new Set();
  if (tool?.kind === 'capture') return offers.captures;
  if (tool?.from) return offers.marches.get(tool.from) ?? new Set();
  return tool ? new Set(offers.marches.keys()) : new Set();
}

/** The move that a click on an area would make with the tool; null where it only picks up. */
export function moveOf(tool: Tool, area: string): string | null {
  if (tool.kind === 'coin') return `place ${tool.rank} ${area}`;
  if (tool.kind === 'capture') return `capture ${area}`;
  return tool.from ? `move ${tool.from} ${area}` : null;
}

/** What lies at hand by itself: the only coin that can be placed, else capturing, else moving. */
export function firstTool({ places, captures, marches }: Offers): Tool | null {
  if (places.size === 1) return { kind: 'coin', rank: [...places.keys()][0]! };
  if (places.size) return null;
  if (captures.size) return { kind: 'capture' };
  return marches.size ? { kind: 'stack', from: null } : null;
}

export function usable(tool: Tool, offers: Offers): boolean {
  if (tool.kind === 'coin') return offers.places.has(tool.rank) || offers.pays.has(tool.rank);
  if (tool.kind === 'capture') return offers.captures.size > 0;
  return tool.from ? offers.marches.has(tool.from) : offers.marches.size > 0;
}
