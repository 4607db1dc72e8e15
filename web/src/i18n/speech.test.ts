import type { Words } from '../api/schema';
import { expect, test, vi } from 'vitest';
import { knows, language, learn, say, speak, t } from './speech.svelte';

test('texts come in the language that is spoken, and change with it', async () => {
  await speak('en');
  expect(t('web-rules')).toBe('Rules');
  await speak('ru');
  expect(language()).toBe('ru');
  expect(t('web-rules')).toBe('Правила');
  expect(document.documentElement.lang).toBe('ru');
});

test('what a game says is learnt once, and is there in every language', async () => {
  await speak('en');
  expect(knows('coinage-gold')).toBe(false);
  await learn('coinage');
  expect(t('coinage-gold')).toBe('Gold');
  await speak('de');
  expect(t('coinage-silver')).toBe('Silber');
});

test('what is learnt while the language changes is there in the new one', async () => {
  await speak('en');
  const changing = speak('fr');
  await Promise.all([learn('warehouse51'), changing]);
  expect(language()).toBe('fr');
  expect(knows('w51b-turn')).toBe(true);
});

test('of two languages the one that was chosen last is spoken', async () => {
  await Promise.all([speak('ru'), speak('en')]);
  expect(language()).toBe('en');
});

test('a message is said with the messages inside it, or with names in their place', async () => {
  await speak('en');
  await learn('coinage');
  const gold = { key: 'coinage-gold', args: {} };
  const words = { key: 'coinage-placed', args: { side: gold, rank: 'II', area: 'A1 Anvilhead' } };
  expect(say(words)).toMatch(/^Gold .*II.*A1 Anvilhead/);
  const naming = {
    seatIn: ({ key }: Words) => (key === 'coinage-gold' ? 0 : undefined),
    name: () => 'Ada',
    isYou: () => false,
  };
  expect(say(words, naming)).toMatch(/^Ada places /);
  expect(say(words, { ...naming, isYou: () => true })).toMatch(/^You place /);
});

test('what the server says in words stands in for a text that is not here', async () => {
  await speak('en');
  expect(say({ key: 'unheard-of', args: {}, text: 'In words.' })).toBe('In words.');
});

test('a missing text is shown to us', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  await speak('en');
  t('no-such-text');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('no-such-text'));
  error.mockRestore();
});
