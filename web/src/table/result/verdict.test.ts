import { beforeAll, expect, it } from 'vitest';
import { speak } from '../../i18n/speech.svelte';
import { reasons, title } from './verdict';

const NAMES = ['Ada', 'Ben', 'Cleo'];
const ended = (
  scores: number[],
  places: number[],
  seat: number | null = null,
  resigned: number[] = [],
) => ({
  outcome: { scores, places, resigned, ending: 'x' },
  seat,
  name: (each: number) => NAMES[each]!,
});

beforeAll(async () => {
  await speak('en');
});

it('says who has won, and by how much', () => {
  expect(title(ended([21, 18], [1, 2]))).toBe('Ada wins by 3 points');
  expect(title(ended([21, 20], [1, 2], 0))).toBe('You win by 1 point');
  expect(reasons(ended([21, 20, 3], [1, 2, 3], 2))).toEqual([
    'You come in at place 3 of 3, with 3 points.',
  ]);
});

it('does not boast of points where they did not decide', () => {
  expect(title(ended([2, 18], [1, 2], 0, [1]))).toBe('You win');
  expect(reasons(ended([2, 18], [1, 2], 0, [1]))).toEqual(['Resigned: Ben.']);
  expect(title(ended([18, 18], [2, 1]))).toBe('Ben wins');
  expect(reasons(ended([18, 18], [2, 1]))).toEqual(['Level on points: the rules break the tie.']);
});

it('knows shared victories', () => {
  expect(title(ended([5, 5], [1, 1], 0))).toBe('A draw');
  expect(title(ended([5, 5, 3], [1, 1, 3], 0))).toBe('You share the victory with Ben');
  expect(title(ended([5, 5, 3], [1, 1, 3], 2))).toBe('Ada and Ben share the victory');
});
