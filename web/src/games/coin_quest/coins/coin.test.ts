import { expect, test } from 'vitest';
import { face } from './coin';

test('a coin is read from its notation', () => {
  expect(face('S2.U1.K')).toMatchObject({ metal: 'silver', value: 2, action: 'unique', amount: 1 });
  expect(face('S2.U1.K').mark).toBe('crown');
  expect(face('S2.S')).toMatchObject({ metal: 'silver', mark: 'sceptre' });
  expect(face('C5.Q1')).toMatchObject({ metal: 'copper', value: 5, quality: 1 });
  expect(face('penny')).toMatchObject({ penny: true, value: 0 });
});
