// What stands beside a module: src/mintmark/engine/wasm/manifest.py writes it.

/** A number (`type` as NumPy has it: i1, i8, f4), a struct of `fields`, or a table of either. */
export interface Layout {
  size: number; // bytes, of all of it
  shape?: number[];
  type?: string;
  fields?: Record<string, Field>;
}

export interface Field extends Layout {
  offset: number; // bytes, from where the struct begins
}

export type Question =
  | ('asked' | 'ending' | 'turn' | 'heard' | 'moves' | 'forward' | 'legal' | 'after')
  | ('start' | 'view' | 'imagined' | 'features' | 'scores' | 'places');

export interface Manifest {
  sources: string; // a digest of what it was made from
  game: string;
  version: number; // of the rules
  seats: [number, number]; // at least, at most
  questions: Record<Question, number>;
  numbers: {
    chance: number; // the seat of chance
    onlooker: number;
    unknown: number;
    awaited: number; // bits, from where those who are awaited follow those who may act
    games: number; // that are played out at most in one call
  };
  address: number; // of the workspace, in the module's memory
  workspace: Layout & { fields: Record<string, Field> };
}
