// Record files: opened from disk, and saved to it.
import { get, send } from '../../api/http';
import { someone } from '../../api/guest.svelte';
import type { ImportedRecord, Replay } from '../../api/schema';
import { known, remember, shelve } from './shelf';
import { save } from '../../ui/saving';
import { brought, fileOf, recordId, replayOf } from '../where';

/** What a file is replayed as. The server reads it the first time, and is not needed again. */
export async function open(text: string): Promise<string> {
  const before = await known(text);
  if (before && (await there(before))) return before;
  await someone();
  const id = recordId((await send<ImportedRecord>('/api/records', text)).id);
  await remember(text, id);
  return id;
}

async function there(id: string): Promise<boolean> {
  return get(replayOf(id, 'open')).then(
    () => true,
    () => false, // forgotten by the server
  );
}

export async function download(id: string, game: string): Promise<void> {
  const text = await get<string>(fileOf(id));
  save(
    text,
    `${game}-${(brought(id) ? id.slice(2) : id).slice(0, 6)}.jsonl`,
    'application/x-ndjson',
  );
  await remember(text, id);
  void shelve(id, await get<Replay>(replayOf(id, 'open')));
}
