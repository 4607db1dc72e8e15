import { expect, test } from 'vitest';
import { go, href, replace, router } from './router.svelte';

/** The route of an address, as after a click on a link. */
function at(hash: string) {
  location.hash = hash;
  dispatchEvent(new Event('hashchange'));
  const { page, id, rest } = router.route;
  return { page, id, rest: Object.fromEntries(rest) };
}

test.each([
  ['#table=Ab-3_x', { page: 'table', id: 'Ab-3_x', rest: {} }],
  ['#replay=T&at=12&viewer=open', { page: 'replay', id: 'T', rest: { at: '12', viewer: 'open' } }],
  ['#rules=coinage&at=4.2', { page: 'rules', id: 'coinage', rest: { at: '4.2' } }],
  ['#new=', { page: 'new', id: '', rest: {} }],
])('%s is a place', (hash, route) => {
  expect(at(hash)).toEqual(route);
});

test.each(['', '#', '#&', '#&&&'])('%j is home', (hash) => {
  expect(at(hash)).toEqual({ page: 'home', id: '', rest: {} });
});

test.each(['#%', '#%E0%A4%A', '#=', '#table', '#__proto__=1', '#table=a&table=b'])(
  '%s breaks nothing',
  (hash) => {
    const { page, id } = at(hash);
    expect([typeof page, typeof id]).toEqual(['string', 'string']);
  },
);

test('what is put into an address comes out again', () => {
  const { page, id, rest } = at(href('replay', 'a&b=c d#%', { at: 7, viewer: 'open' }));
  expect({ page, id, rest }).toEqual({
    page: 'replay',
    id: 'a&b=c d#%',
    rest: { at: '7', viewer: 'open' },
  });
});

test('home has the shortest address', () => {
  go('table', 'T');
  expect(location.hash).toBe('#table=T');
  go('home');
  expect(location.hash).toBe('');
});

test('a slider leaves no steps in the history', () => {
  const before = history.length;
  replace('replay', 'T', { at: 3 });
  expect(location.hash).toBe('#replay=T&at=3');
  expect(router.route.rest.get('at')).toBe('3');
  expect(history.length).toBe(before);
});
