// A game's rules as WebAssembly: an instance of its module, and the memory that is shared with it.
// One question at a time: whoever wants several at once makes several.
import type { Field, Manifest } from './manifest.ts';

type Entry = (...numbers: bigint[]) => bigint;
export type EntryName = 'answer' | 'hasty' | 'begin' | 'think' | 'found' | 'playouts';

export class GameModule {
  readonly manifest: Manifest;
  readonly #memory: ArrayBuffer;
  readonly #entries: Record<EntryName, Entry>;

  constructor(manifest: Manifest, instance: WebAssembly.Instance) {
    this.manifest = manifest;
    const { memory, ...entries } = instance.exports;
    this.#memory = (memory as WebAssembly.Memory).buffer; // it never grows
    this.#entries = entries as Record<EntryName, Entry>;
  }

  /** Calls an entry (src/mintmark/engine/wasm/entries.py). */
  call(name: EntryName, ...numbers: (number | bigint)[]): bigint {
    return this.#entries[name](...numbers.map(BigInt));
  }

  /** The bytes of a field of the workspace, as they are now and will be. */
  bytes(name: string): Uint8Array {
    const { offset, size } = this.field(name);
    return new Uint8Array(this.#memory, this.manifest.address + offset, size);
  }

  /** The same to read and write numbers at any place. */
  data(name: string): DataView {
    const { buffer, byteOffset, byteLength } = this.bytes(name);
    return new DataView(buffer, byteOffset, byteLength);
  }

  /** A field that is a table of whole numbers of 64 bits. */
  numbers(name: string): BigInt64Array {
    const { buffer, byteOffset, byteLength } = this.bytes(name);
    return new BigInt64Array(buffer, byteOffset, byteLength / 8);
  }

  /** Fills a field with a struct; one of another layout is refused. */
  put(name: string, struct: Uint8Array): void {
    const field = this.bytes(name);
    if (struct.length !== field.length)
      throw new RangeError(`${name} has ${field.length} bytes, not ${struct.length}`);
    field.set(struct);
  }

  field(name: string): Field {
    const field = this.manifest.workspace.fields[name];
    if (!field) throw new RangeError(`the workspace has no ${name}`);
    return field;
  }
}

/** A module that a server gives out, compiled while it comes if it is declared as what it is. */
export async function load(manifest: Manifest, address: string | URL): Promise<GameModule> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} for ${address}`);
  const declared = response.headers.get('Content-Type') === 'application/wasm';
  const { instance } = declared
    ? await WebAssembly.instantiateStreaming(response)
    : await WebAssembly.instantiate(await response.arrayBuffer());
  return new GameModule(manifest, instance);
}
