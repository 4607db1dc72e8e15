import { expect, test } from 'vitest';
import { face, named, unnamed } from './coin';

test('a coin is read from its notation', () => {
  expect(face('S2.U1.K')).toMatchObject({ metal: 'silver', value: 2, action: 'unique', amount: 1 });
  expect(face('S2.U1.K').mark).toBe('crown');
  expect(face('S2.S')).toMatchObject({ metal: 'silver', mark: 'sceptre' });
  expect(face('C5.Q1')).toMatchObject({ metal: 'copper', value: 5, quality: 1 });
  expect(face('penny')).toMatchObject({ penny: true, value: 0 });
});

test.each(['G1', 'S2.U1.K', 'C4.A1.S', 'G1.R1', 'C1.Q4', 'G2.E', 'S1.A2', 'penny'])(
  '%s is found again by its name',
  (coin) => expect(unnamed(named(coin))).toBe(coin),
);
