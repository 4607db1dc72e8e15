// What this browser keeps of tables: their events, in order, each once. A table is what follows from
// them, so nothing else need be right.
export interface Kept {
  table: string;
  seq: number; // of the first event
  at: number;
  bodies: string[];
  status: string;
  summary: string;
}

export interface KeptTable {
  id: string;
  created_at: number;
  changed_at: number;
  alive: number; // when a page last had it in memory
  status: string;
  summary: string;
}

interface KeptEvent {
  table: string;
  seq: number;
  at: number;
  body: string;
}

export interface KeptRecord {
  id: string;
  text: string;
}

const NAME = 'mintmark-tables';
const VERSION = 1;
const STORES = ['tables', 'events', 'records'];

/** Why something cannot be kept or read; `key` says it in words. */
export class StoreError extends Error {
  constructor(readonly key: string) {
    super(key);
  }
}

export class Store {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Store> {
    try {
      const opening = indexedDB.open(NAME, VERSION);
      opening.onupgradeneeded = () => {
        const made = opening.result;
        made.createObjectStore('tables', { keyPath: 'id' });
        made.createObjectStore('events', { keyPath: ['table', 'seq'] });
        made.createObjectStore('records', { keyPath: 'id' });
      };
      const database = await settled(opening);
      if (!STORES.every((name) => database.objectStoreNames.contains(name)))
        throw new StoreError('here-unreadable');
      database.onversionchange = () => database.close(); // a newer page must not wait for us
      return new Store(database);
    } catch (error) {
      throw asStoreError(error, 'here-forbidden');
    }
  }

  /** Keep what has happened, all of it or nothing. */
  keep(growths: Kept[]): Promise<void> {
    return this.write(['tables', 'events'], 'strict', (tables, events) => {
      for (const { table, seq, at, bodies, status, summary } of growths) {
        bodies.forEach((body, n) => events!.add({ table, seq: seq + n, at, body }));
        const before = tables!.get(table) as IDBRequest<KeptTable | undefined>;
        before.onsuccess = () => {
          const created_at = before.result?.created_at ?? at;
          const row = { id: table, created_at, changed_at: at, alive: at, status, summary };
          tables!.put(row satisfies KeptTable);
        };
      }
    });
  }

  /** A page still has these tables in memory. */
  note(ids: string[], alive: number): Promise<void> {
    return this.write(['tables'], 'relaxed', (tables) => {
      for (const id of ids) {
        const before = tables!.get(id) as IDBRequest<KeptTable | undefined>;
        before.onsuccess = () => before.result && tables!.put({ ...before.result, alive });
      }
    });
  }

  addRecord(record: KeptRecord): Promise<void> {
    return this.write(['records'], 'strict', (records) => records!.put(record));
  }

  /** All tables, the newest first. */
  async tables(): Promise<KeptTable[]> {
    const found = await settled<KeptTable[]>(this.look('tables').getAll());
    return found.sort((a, b) => b.created_at - a.created_at);
  }

  async table(id: string): Promise<KeptTable | undefined> {
    return settled<KeptTable | undefined>(this.look('tables').get(id));
  }

  /** What has happened at a table, in order. */
  async events(id: string): Promise<[at: number, body: string][]> {
    const all = IDBKeyRange.bound([id], [id, []]);
    const found = await settled<KeptEvent[]>(this.look('events').getAll(all));
    if (found.some(({ seq }, n) => seq !== n + 1)) throw new StoreError('here-unreadable');
    return found.map(({ at, body }) => [at, body]);
  }

  async record(id: string): Promise<KeptRecord | undefined> {
    return settled<KeptRecord | undefined>(this.look('records').get(id));
  }

  private look(store: string): IDBObjectStore {
    return this.database.transaction(store).objectStore(store);
  }

  private async write(
    names: string[],
    durability: 'strict' | 'relaxed',
    act: (...stores: IDBObjectStore[]) => void,
  ): Promise<void> {
    let change: IDBTransaction | undefined;
    try {
      change = this.database.transaction(names, 'readwrite', { durability });
      act(...names.map((name) => change!.objectStore(name)));
    } catch (error) {
      change?.abort();
      throw asStoreError(error, 'here-full');
    }
    await finished(change);
  }
}

function settled<T>(request: IDBRequest): Promise<T>;
function settled(request: IDBOpenDBRequest): Promise<IDBDatabase>;
function settled<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error as Error);
  });
}

function finished(change: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    change.oncomplete = () => resolve();
    change.onabort = () => reject(asStoreError(change.error, 'here-full'));
  });
}

function asStoreError(error: unknown, otherwise: string): StoreError {
  if (error instanceof StoreError) return error;
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'ConstraintError') return new StoreError('here-elsewhere'); // another page was quicker
  if (name === 'VersionError' || name === 'InvalidStateError') return new StoreError('here-newer');
  return new StoreError(otherwise);
}
