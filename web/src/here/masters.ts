// A table has one master: whichever page holds its lock. Where a browser has no locks (a page that
// came by plain http), the store decides: of two pages only one can keep the next event.
const held = new Map<string, () => void>(); // how to let go

export const isOurs = (table: string): boolean => held.has(table);
export const ours = (): string[] => [...held.keys()];

/** Become the master of a table; false if another page is, and it is not to be taken from it. */
export function hold(table: string, steal: boolean, taken: () => void): Promise<boolean> {
  if (!navigator.locks) {
    held.set(table, () => {});
    return Promise.resolve(true);
  }
  const options: LockOptions = steal ? { steal } : { ifAvailable: true };
  return new Promise((answer) => {
    const holding = (lock: Lock | null) => {
      answer(lock !== null);
      if (lock) return new Promise<void>((letGo) => held.set(table, letGo));
    };
    navigator.locks.request(`mintmark ${table}`, options, holding).catch(taken);
  });
}

export function letGo(table: string): void {
  held.get(table)?.();
  held.delete(table);
}
