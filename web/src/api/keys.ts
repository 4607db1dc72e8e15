// Every request that changes something has a key: sent again with the same one, it is done once.
const BYTES = 16;

/** A key that nothing else has; also on pages that came by plain http, where randomUUID is missing. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
