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
