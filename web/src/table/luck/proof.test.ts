import { expect, it } from 'vitest';
import { judged, type Proof } from './proof';

const proof: Proof = {
  verdict: 'proved',
  reasons: [{ key: 'luck-proved', args: { count: 0 } }],
  luck: { commitment: 'c', entropy: ['heads', null], seed: 's' },
  seating: null,
  drawn_from: null,
  tosses: [],
};
const keys = (found: ReturnType<typeof judged>) => found.reasons.map((each) => each.key);

it('is proved only if this browser noted the commitment', () => {
  expect(judged(proof, { commitment: 'c', entropy: ['heads', null] }).verdict).toBe('proved');
  expect(judged(proof, { commitment: 'c', entropy: null }).verdict).toBe('proved');
  expect(judged(proof, null).verdict).toBe('consistent');
});

it('is false if anything differs from the note, whatever the server says', () => {
  const other = judged(proof, { commitment: 'd', entropy: ['tails', null] });
  expect(other.verdict).toBe('false');
  expect(keys(other)).toEqual(['luck-false-commitment', 'luck-false-entropy']);
});

it('keeps the faults that the server found', () => {
  const faulty: Proof = { ...proof, verdict: 'false', reasons: [{ key: 'luck-false-seed' }] };
  expect(keys(judged(faulty, null))).toEqual(['luck-false-seed']);
});
