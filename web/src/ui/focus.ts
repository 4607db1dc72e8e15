// Whoever steers by keyboard or ear keeps a place on the page: when what has the focus goes away or
// is switched off, the focus lands where the page goes on ([data-landing]), or at its top.
export function keepFocus(main: HTMLElement): () => void {
  let last: Element | null = null;
  let fell = false; // to the top, until there is something better

  const note = ({ target }: FocusEvent) => {
    if (target === main || !(target instanceof Element)) return;
    last = target;
    fell = false;
  };
  // Another page begins at its top, and whatever had the focus there is no matter.
  const turn = () => {
    last = null;
    fell = false;
  };
  const look = () => {
    const at = document.activeElement;
    if (at && at !== document.body && !(fell && at === main)) return;
    if (!last || (last.isConnected && !last.matches(':disabled'))) return;
    const landing = main.querySelector<HTMLElement>('[data-landing]');
    fell = !landing;
    (landing ?? main).focus({ preventScroll: true });
  };

  const changes = new MutationObserver(look);
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  addEventListener('focusin', note);
  addEventListener('hashchange', turn);
  return () => {
    changes.disconnect();
    removeEventListener('focusin', note);
    removeEventListener('hashchange', turn);
  };
}

/** Whether the focus is nowhere in particular, so that a part of the page may ask for it. */
export function unplaced(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.matches('[data-landing]');
}
