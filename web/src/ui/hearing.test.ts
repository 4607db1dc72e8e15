import { beforeEach, expect, test } from 'vitest';
import { speak } from '../i18n/speech.svelte';
import { hearing, SHORT, tell } from './hearing.svelte';

const LOT = 'Lot 1, Bot 2 wins by gold, a gold 3 (Age 1, crown), the Bad Penny.';
const heard = () => hearing.map(({ text }) => text);

beforeEach(async () => {
  hearing.length = 0;
  await speak('en');
});

test('what is short is told in one piece', () => {
  tell('Round 2 of 11.', '', 'Put your 5 coins on lots.');
  expect(heard()).toEqual(['Round 2 of 11. Put your 5 coins on lots.']);
});

test('nothing at all is not told', () => {
  tell('', '');
  expect(heard()).toEqual([]);
});

test('a long story comes in short passages of whole lines, and none is lost', () => {
  const lines = Array.from({ length: 20 }, (_, n) => LOT.replace('1', String(n)));
  tell(...lines);
  expect(heard().length).toBeGreaterThan(1);
  for (const text of heard()) {
    expect(text.length).toBeLessThanOrEqual(SHORT);
    expect(text).toMatch(/^Lot .*Penny\.$/);
  }
  expect(heard().join(' ')).toBe(lines.join(' '));
});

test('a line that is too long by itself is cut between its words', () => {
  const line = `No lot takes these coins: ${'a gold 3 (Age 1), '.repeat(30)}a copper 1.`;
  tell(line);
  for (const text of heard()) expect(text.length).toBeLessThanOrEqual(SHORT);
  expect(heard().join(' ')).toBe(line);
  for (const text of heard().slice(1, -1)) expect(text).toMatch(/,$/);
});

test('of what fills minutes only the end is told, and where the rest is', () => {
  tell(...Array.from({ length: 200 }, () => LOT), 'It is your turn.');
  expect(heard()[0]).toBe('More has happened before that: all of it is in the log.');
  expect(heard().at(-1)).toMatch(/It is your turn\.$/);
  expect(heard().join('').length).toBeLessThan(2000);
});

test('every passage is a new one, also where the words are the same', () => {
  tell('Your turn.');
  tell('Your turn.');
  const [first, second] = hearing;
  expect(first!.n).not.toBe(second!.n);
});
