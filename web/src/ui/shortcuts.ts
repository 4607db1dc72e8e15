// Keys that act wherever the focus is. Letters and digits do so only while the reader wants it:
// who dictates, or strikes keys by accident, can switch them off.
import { settings } from '../shell/settings.svelte';

const ELSEWHERE = 'input, textarea, select, [contenteditable], dialog, [role=dialog], [role=tab]';

/** Whether a key is meant for the whole page. */
export function forPage(event: KeyboardEvent): boolean {
  const { target, key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false;
  if (target instanceof Element && target.closest(ELSEWHERE)) return false;
  return key.length > 1 || key === ' ' || settings.keys;
}
