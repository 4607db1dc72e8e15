// The pages: each is loaded when it is first opened, and what it asks the server for first is asked
// for meanwhile.
import type { Component } from 'svelte';
import { askAhead } from '../api/http';
import { HERE } from '../here/mode';
import type { Route } from './router.svelte';

type Page = Promise<{ default: Component<{ id: string }> | Component }>;
interface Entry {
  load: () => Page;
  asks?: (id: string) => string[];
}

const GAMES = '/api/games';
const PAGES: Readonly<Record<string, Entry>> = {
  home: { load: () => import('../lobby/Home.svelte'), asks: () => [GAMES] },
  new: { load: () => import('../lobby/new/NewTable.svelte'), asks: () => [GAMES] },
  table: {
    load: () => import('../table/TablePage.svelte'),
    asks: (id) => [GAMES, '/api/me', `/api/tables/${id}`, `/api/tables/${id}/box`],
  },
  learn: { load: () => import('../learn/Learn.svelte') },
  replay: { load: () => import('../replay/Replay.svelte') },
  rules: { load: () => import('../rules/Rules.svelte') },
  ...(!HERE && {
    link: { load: () => import('../account/Account.svelte'), asks: () => ['/api/me'] }, // of a server
  }),
};

export const pageOf = (name: string): Entry => PAGES[Object.hasOwn(PAGES, name) ? name : 'home']!;

/** Begin to fetch a page and what it needs, before anybody can draw it. */
export function expect({ page, id }: Route): void {
  const { load, asks } = pageOf(page);
  load().catch(() => {}); // it is asked for again, and then somebody is told
  asks?.(encodeURIComponent(id)).forEach(askAhead);
}
