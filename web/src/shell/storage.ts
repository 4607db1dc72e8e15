// What this browser keeps for us. Storage may be full, forbidden, or spoilt by somebody else: then
// nothing was kept, and nothing else is lost.

/** A list; empty where there is none. */
export function listIn<T>(key: string): T[] {
  const found = read(key);
  return Array.isArray(found) ? (found as T[]) : [];
}

/** Some fields of a value; none where there is no such value. */
export function fieldsIn<T extends object>(key: string): Partial<T> {
  const found = read(key);
  return typeof found === 'object' && found !== null ? found : {};
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // it holds until the page is closed
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

const STAYS = 'mintmark.settings'; // language, theme and the like are the browser's, not somebody's

/** Nothing is left of whoever sat here: games seen, commitments noted, names of companions. */
export async function forget(): Promise<void> {
  try {
    const kept = [localStorage, sessionStorage];
    for (const each of kept)
      for (const key of Object.keys(each))
        if (key.startsWith('mintmark.') && key !== STAYS) each.removeItem(key);
  } catch {
    // storage is forbidden: nothing was kept
  }
  if (!('caches' in globalThis)) return;
  const replays = (await caches.keys()).filter((name) => name.startsWith('mintmark-replays'));
  await Promise.all(replays.map((name) => caches.delete(name)));
}
