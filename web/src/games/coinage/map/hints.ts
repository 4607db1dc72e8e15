// Junctions, coasts and anchors of the standard map as drawn by hand; other maps get theirs from
// chance alone. Junctions are named by column and row, as in the lattice.
import type { Point } from './lattice';

export interface Hints {
  junctions: Record<string, Point>;
  coasts: Record<string, Point[]>; // what lies between two junctions
}

const STANDARD: Hints = {
  junctions: {
    '3,0': [366, 84],
    '5,0': [712, 76],
    '1,1': [96, 318],
    '2,1': [240, 318],
    '3,1': [392, 262],
    '4,1': [522, 304],
    '5,1': [716, 254],
    '6,1': [806, 302],
    '7,1': [986, 296],
    '1,2': [70, 534],
    '2,2': [228, 520],
    '3,2': [380, 540],
    '4,2': [508, 502],
    '5,2': [704, 530],
    '6,2': [800, 510],
    '7,2': [990, 540],
    '3,3': [374, 690],
    '5,3': [716, 692],
  },
  coasts: {
    '3,0>5,0': [
      [450, 52],
      [560, 76],
      [640, 50],
    ],
    '5,0>7,1': [
      [800, 40],
      [900, 58],
      [985, 110],
      [1004, 210],
    ],
    '7,1>7,2': [
      [1022, 380],
      [1010, 470],
    ],
    '7,2>5,3': [
      [1010, 620],
      [950, 690],
      [860, 712],
      [780, 688],
    ],
    '5,3>3,3': [
      [640, 716],
      [540, 700],
      [450, 722],
    ],
    '3,3>1,2': [
      [300, 706],
      [200, 716],
      [110, 680],
      [62, 610],
    ],
    '1,2>1,1': [
      [38, 470],
      [52, 390],
    ],
    '1,1>3,0': [
      [62, 240],
      [92, 140],
      [170, 86],
      [270, 62],
    ],
  },
};

/** The hints for a map with just these junctions, if there are any. */
export function hintsFor(junctions: ReadonlySet<string>): Hints | null {
  const known = Object.keys(STANDARD.junctions);
  const same = known.length === junctions.size && known.every((id) => junctions.has(id));
  return same ? STANDARD : null;
}
