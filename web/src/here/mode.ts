// Whether this page plays by itself: as a site without a server always, else where somebody wants to
// (no connection, or a game that was begun here). It is decided once, when the page is loaded, so
// nothing of the one is ever mixed with the other.
const WISH = 'mintmark.here';

/** A site without a server says so in its page. */
export const SITE = document.querySelector('meta[name="mintmark-site"]') !== null;

/** Tables of a page have ids that no server gives. */
export const isHere = (id: string): boolean => id.startsWith('here-');

function wanted(): boolean {
  const table = new URLSearchParams(location.hash.slice(1));
  const id = table.get('table') ?? table.get('replay');
  if (id) return isHere(id);
  try {
    return sessionStorage.getItem(WISH) !== null;
  } catch {
    return false;
  }
}

export const HERE = SITE || wanted();

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
