// Names of those who share this screen. To the server they are one guest with several seats, so
// their names are kept in this browser, table by table.
const KEY = 'mintmark.companions';
const REMEMBERED = 30; // tables

type Names = [table: string, names: string[]][];

function kept(): Names {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Names) : [];
  } catch {
    return []; // spoilt by somebody else, or storage is forbidden: nobody is known
  }
}

export function introduce(table: string, names: string[]): void {
  const all = [[table, names] as Names[number], ...kept().filter(([id]) => id !== table)];
  try {
    localStorage.setItem(KEY, JSON.stringify(all.slice(0, REMEMBERED)));
  } catch {
    // storage is full or forbidden: they go by their numbers
  }
}

/** What somebody on this screen is called, if they have said. */
export function companion(table: string, seat: number): string {
  return kept().find(([id]) => id === table)?.[1][seat] ?? '';
}
