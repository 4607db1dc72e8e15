// What the page at hand puts into the masthead, and into the title of the window.
class Mast {
  title = $state('');
  detail = $state('');
  call = $state(false); // somebody is waited for, perhaps in another window
}

export const mast = new Mast();

/** For a page's effect: stands until the page is left. */
export function headed(title: string, detail = '', call = false): () => void {
  Object.assign(mast, { title, detail, call });
  return () => Object.assign(mast, { title: '', detail: '', call: false });
}
