// Addresses are kept behind the #, so that a table's link never reaches a server's log:
// #table=ID, #replay=ID&at=12&viewer=open, #rules=coinage&at=4.2, #new=coinage, …
export interface Route {
  page: string;
  id: string;
  rest: URLSearchParams;
}

function read(): Route {
  const rest = new URLSearchParams(location.hash.slice(1));
  const [first] = rest;
  if (!first) return { page: 'home', id: '', rest };
  rest.delete(first[0]);
  return { page: first[0], id: first[1], rest };
}

export const router = $state({ route: read() });

addEventListener('hashchange', () => {
  router.route = read();
});

export function href(page: string, id = '', rest: Record<string, string | number> = {}): string {
  const all = new URLSearchParams({ [page]: id });
  Object.entries(rest).forEach(([name, value]) => all.set(name, String(value)));
  return `#${all}`;
}

export function go(page: string, id = '', rest: Record<string, string | number> = {}): void {
  location.hash = page === 'home' ? '' : href(page, id, rest);
}

/** Change the address without a step in the history: a slider moves through a hundred places. */
export function replace(page: string, id: string, rest: Record<string, string | number>): void {
  history.replaceState(null, '', href(page, id, rest));
  router.route = read();
}
