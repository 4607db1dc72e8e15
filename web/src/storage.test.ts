import { afterEach, expect, test, vi } from 'vitest';
import { fieldsIn, listIn, store } from './storage';

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
