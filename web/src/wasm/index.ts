// The modules that were built with the client, by the names of their games.
import type { Manifest } from './manifest.ts';
import { load, type GameModule } from './module.ts';

const manifests = import.meta.glob<Manifest>('../../wasm/*.json', { import: 'default' });
const addresses = import.meta.glob<string>('../../wasm/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A module of a game, ready to be asked. */
export async function open(game: string): Promise<GameModule> {
  const manifest = manifests[`../../wasm/${game}.json`];
  if (!manifest) throw new Error(`no module for ${game} was built`);
  return load(await manifest(), addresses[`../../wasm/${game}.wasm`]!);
}
