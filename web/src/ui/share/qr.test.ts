import { describe, expect, it } from 'vitest';
import { correction, formatNote, qr, versionNote } from './qr';

describe('a QR code', () => {
  it('corrects a block as the standard does', () => {
    // “HELLO WORLD” in 1-M, as it is printed in many tutorials
    const block = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17];
    expect(correction(block, 10)).toEqual([196, 35, 39, 119, 235, 215, 231, 226, 93, 23]);
  });

  it('notes level and mask as in the table of the standard', () => {
    expect(formatNote(0).toString(2)).toBe('101010000010010');
    expect(formatNote(5).toString(2)).toBe('100000011001110');
    expect(versionNote(7).toString(2).padStart(18, '0')).toBe('000111110010010100');
  });

  it('grows with its text, up to what it can hold', () => {
    expect(qr('a'.repeat(14))).toHaveLength(21);
    expect(qr('a'.repeat(15))).toHaveLength(25);
    expect(qr('a'.repeat(213))).toHaveLength(57);
    expect(qr('a'.repeat(214))).toBeNull();
  });

  it('is a picture that cameras read', () => {
    // as OpenCV’s reader has read it
    const picture = `
      #######..#....#######
      #.....#..##...#.....#
      #.###.#.#.#.#.#.###.#
      #.###.#.#...#.#.###.#
      #.###.#.#.#.#.#.###.#
      #.....#.#..#..#.....#
      #######.#.#.#.#######
      ........#............
      #.#####..###..#####..
      ######.##.###.###...#
      ###..###..#.###..###.
      #.##.#.###.##..#####.
      ...####.###.#.##...##
      ........###.#...##...
      #######..###.......#.
      #.....#.###......####
      #.###.#.##.#..##.#..#
      #.###.#.##..#..####..
      #.###.#.#.#.###...#..
      #.....#..####....##..
      #######.#.#.###.#..#.`;
    const drawn = qr('Mintmark #1')!.map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
    expect(drawn).toEqual(picture.trim().split(/\s+/));
  });
});
