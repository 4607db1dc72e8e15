// What the page at hand puts into the masthead, and into the title of the window.
class Mast {
  title = $state('');
  detail = $state('');
}

export const mast = new Mast();

/** For a page's effect: stands until the page is left. */
export function headed(title: string, detail = ''): () => void {
  mast.title = title;
  mast.detail = detail;
  return () => (mast.title = mast.detail = '');
}
