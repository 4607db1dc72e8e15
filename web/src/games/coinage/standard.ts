// The standard map, for drawings that no server is asked for.
import type { CoinageBox } from '../../net/schema';

type Row = [
  label: string,
  name: string,
  region: string,
  at: [number, number, number],
  borders: string,
];

const AREAS: Row[] = [
  ['A1', 'Anvilhead', 'mountains', [0, 1, 2], 'A2 B1 B2'],
  ['A2', 'Hoarfell', 'mountains', [0, 3, 4], 'A1 A3 B2 B3'],
  ['A3', 'Cloudgate', 'mountains', [0, 5, 6], 'A2 B3 B4'],
  ['B1', 'Westscar', 'mountains', [1, 0, 1], 'A1 B2 C1'],
  ['B2', 'Oldholt', 'forests', [1, 2, 3], 'A1 A2 B1 B3 C1 C2'],
  ['B3', 'Deepgreen', 'forests', [1, 4, 5], 'A2 A3 B2 B4 C2 C3'],
  ['B4', 'Longacre', 'plains', [1, 6, 7], 'A3 B3 C3'],
  ['C1', 'Fernmarch', 'forests', [2, 1, 2], 'B1 B2 C2'],
  ['C2', 'Mintham', 'city', [2, 3, 4], 'B2 B3 C1 C3'],
  ['C3', 'Barleyfold', 'plains', [2, 5, 6], 'B3 B4 C2'],
];

export const STANDARD: CoinageBox = {
  game: 'coinage',
  name: 'standard',
  title: 'Standard',
  banks: [4, 3, 2, 1],
  regions: ['mountains', 'forests', 'plains', 'city'],
  areas: AREAS.map(([label, name, region, [row, first_column, last_column], borders]) => ({
    label,
    name,
    region,
    borders: borders.split(' '),
    row,
    first_column,
    last_column,
  })),
  provenance: {},
  own: null,
};
