import { afterEach, expect, test, vi } from 'vitest';
import { fieldsIn, forget, listIn, store } from './storage';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what was stored comes back', () => {
  store('list', [1, 2]);
  store('fields', { sound: true });
  expect(listIn('list')).toEqual([1, 2]);
  expect(fieldsIn('fields')).toEqual({ sound: true });
});

test.each(['', 'null', '7', '{', '{"length":2}'])('%j is no list', (spoilt) => {
  localStorage.setItem('list', spoilt);
  expect(listIn('list')).toEqual([]);
});

test.each(['', 'null', '7', '{'])('%j has no fields', (spoilt) => {
  localStorage.setItem('fields', spoilt);
  expect(fieldsIn('fields')).toEqual({});
});

test('a browser that forbids storage keeps nothing, and nothing breaks', () => {
  vi.stubGlobal('localStorage', undefined);
  store('list', [1]);
  expect(listIn('list')).toEqual([]);
});

test('whoever signs out leaves nothing behind but settings', async () => {
  const dropped: string[] = [];
  vi.stubGlobal('caches', {
    keys: async () => ['mintmark-replays-1', 'mintmark-rules'],
    delete: async (name: string) => dropped.push(name),
  });
  for (const key of ['mintmark.commitments', 'mintmark.settings', 'other']) store(key, []);
  await forget();
  expect(Object.keys(localStorage).sort()).toEqual(['mintmark.settings', 'other']);
  expect(dropped).toEqual(['mintmark-replays-1']);
});
