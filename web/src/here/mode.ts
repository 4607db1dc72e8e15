// Whether this page plays by itself: as a site without a server always, else where somebody wants to
// (no connection, or a game that was begun here). It is decided once, when the page is loaded, so
// nothing of the one is ever mixed with the other.
import { isHere } from './ids';

const WISH = 'mintmark.play-here';

/** A site without a server says so in its page. */
export const SITE = document.querySelector('meta[name="mintmark-site"]') !== null;

function wanted(): boolean {
  const address = new URLSearchParams(location.hash.slice(1));
  const id = address.get('table') ?? address.get('replay');
  if (id) return isHere(id);
  try {
    return sessionStorage.getItem(WISH) !== null;
  } catch {
    return false;
  }
}

export const HERE = SITE || wanted();

addEventListener('hashchange', () => {
  if (!SITE && wanted() !== HERE) location.reload();
});

/** Play here from now on, or at the server again. */
export function settle(here: boolean): void {
  try {
    if (here) sessionStorage.setItem(WISH, '');
    else sessionStorage.removeItem(WISH);
  } catch {
    return; // then only a table's address decides
  }
  location.hash = '';
  location.reload();
}
