// Names of fields as headings: "still_in" is "Still in".
export const title = (name: string): string =>
  (name.charAt(0).toUpperCase() + name.slice(1)).replaceAll('_', ' ');

export type Fields = Record<string, unknown>;
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a list is a table: records with the same fields, two at least. */
export const isTable = (value: unknown): value is Fields[] =>
  Array.isArray(value) &&
  value.length > 1 &&
  value.every(isFields) &&
  new Set(value.map((row) => Object.keys(row).join())).size === 1;

/** Something that fits into a line. */
export function inline(value: unknown): string | null {
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? '✓' : '–';
  if (typeof value !== 'object') return String(value);
  if (!Array.isArray(value)) return null;
  const parts = value.map(inline);
  return parts.includes(null) ? null : parts.join(', ') || '–';
}
