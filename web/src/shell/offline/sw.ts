// The service worker: the built client, the rules and opened replays stay at hand without a
// connection. Whatever else goes to the server, this lets alone.

// Put in by the build: the files of this version, what only tables in the page need of it with the
// number of bytes, and a name for it.
declare const FILES: string[];
declare const LARGE: [file: string, bytes: number][];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const OURS = 'mintmark-files-';
const RULES = 'mintmark-rules';
const EVERY_REPLAY = 'mintmark-replays';
const REPLAYS = `${EVERY_REPLAY}-1`; // the number of their format: those of another are fetched again
const MOST_REPLAYS = 150; // some twenty games, each for all viewers
const VERSIONS = 2; // another window may still show the one before
const PATIENCE = 4000; // milliseconds for a page from the server

worker.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => worker.clients.claim()));
});

worker.addEventListener('message', (event) => {
  const { data, ports } = event;
  const answer = (found: unknown) => ports[0]?.postMessage(found);
  if (data === 'take over') void worker.skipWaiting();
  else if (data === 'large') event.waitUntil(large().then(answer));
  else if (data?.keep) event.waitUntil(keepOne(data.keep as string).then(answer));
  else if (data?.has) answer(FILES.includes(nameOf(data.has as string) ?? ''));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  const name = nameOf(pathname);
  if (name === '') event.respondWith(freshPage(request, event));
  else if (name?.startsWith('assets/') || FILES.includes(name ?? '/'))
    event.respondWith(kept(request, event));
  else if (/^\/api\/games\/\w+\/(rules|editions\/\w+)$/.test(pathname))
    event.respondWith(freshOrKept(request));
  else if (/^\/api\/(tables|records)\/[\w-]+\/replay$/.test(pathname))
    event.respondWith(keptForGood(request, event));
});

/** What a file is called, from the folder on in which all of them lie. */
function nameOf(pathname: string): string | null {
  const folder = new URL('.', worker.location.href).pathname;
  return pathname.startsWith(folder) ? pathname.slice(folder.length) : null;
}

/** What tables in the page need, and what of it is here already. */
async function large(): Promise<{ file: string; bytes: number; kept: boolean }[]> {
  const own = await caches.open(OURS + VERSION);
  return Promise.all(
    LARGE.map(async ([file, bytes]) => ({ file, bytes, kept: !!(await own.match(file)) })),
  );
}

/** Have a file at hand for good; the key of the words that say why not, if it cannot be. */
async function keepOne(file: string): Promise<string> {
  try {
    await (await caches.open(OURS + VERSION)).add(file);
    return '';
  } catch (error) {
    return (error as Error).name === 'QuotaExceededError' ? 'here-full' : 'here-not-loaded';
  }
}

/** One after the other: somebody who plays meanwhile shall not wait for it. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(OURS + VERSION);
  for (const file of FILES) await cache.add(file);
}

/** Files of a version never change: those of this one, or of another that a window still shows. */
async function kept(request: Request, event: FetchEvent): Promise<Response> {
  const own = await caches.open(OURS + VERSION);
  const before = (await own.match(request)) ?? (await caches.match(request));
  if (before) return before;
  const answer = await fetch(request); // letters, when they are first used
  if (answer.ok) event.waitUntil(own.put(request, answer.clone()));
  return answer;
}

async function freshPage(request: Request, event: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.ok) return answer;
  } catch {
    // no connection
  }
  return kept(request, event);
}

async function freshOrKept(request: Request): Promise<Response> {
  const cache = await caches.open(RULES);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (error) {
    const before = await cache.match(request);
    if (before) return before;
    throw error;
  }
}

/** A game that is over does not change. */
async function keptForGood(request: Request, event: FetchEvent): Promise<Response> {
  const cache = await caches.open(REPLAYS);
  const before = await cache.match(request);
  if (before) return before;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(cache, request, answer.clone()));
  return answer;
}

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  await cache.put(request, answer);
  const all = await cache.keys(); // the oldest first
  await Promise.all(all.slice(0, -MOST_REPLAYS).map((each) => cache.delete(each)));
}

async function tidy(): Promise<void> {
  const names = await caches.keys();
  const versions = names.filter((name) => name.startsWith(OURS));
  const current = versions.filter((name) => name !== OURS + VERSION).slice(1 - VERSIONS);
  const outdated = versions.filter((name) => name !== OURS + VERSION && !current.includes(name));
  const unreadable = names.filter((name) => name.startsWith(EVERY_REPLAY) && name !== REPLAYS);
  await Promise.all([...outdated, ...unreadable].map((name) => caches.delete(name)));
}
