import { expect, it } from 'vitest';
import { qr } from './qr';

it('is a QR code with a fair share of correction: 14 letters fit into the smallest, 15 do not', () => {
  expect(qr('a'.repeat(14)).size).toBe(21);
  expect(qr('a'.repeat(15)).size).toBe(25);
});

it('has a finder in three corners', () => {
  const { size, path } = qr('Mintmark #1');
  const dark = new Set(path.match(/\d+ \d+/g));
  const ring = (x: number, y: number) =>
    [0, 3, 6].every((n) => dark.has(`${x + n} ${y}`)) && !dark.has(`${x + 1} ${y + 1}`);
  expect([ring(0, 0), ring(size - 7, 0), ring(0, size - 7)]).toEqual([true, true, true]);
  expect(ring(size - 7, size - 7)).toBe(false);
});
