import { beforeEach, expect, test, vi } from 'vitest';

// Caches and a worker's world, as far as ours asks for them.
const stores = new Map<string, Map<string, Response>>();
const server = vi.fn<(address: string) => Promise<Response>>();
const address = (request: Request | string) =>
  new URL(typeof request === 'string' ? request : request.url, 'http://club.test').href;

function cacheOf(store: Map<string, Response>) {
  return {
    add: async (file: string) => void store.set(address(file), await server(address(file))),
    match: (request: Request) => Promise.resolve(store.get(address(request))?.clone()),
    put: (request: Request, answer: Response) =>
      Promise.resolve(void store.set(address(request), answer)),
    keys: () => Promise.resolve([...store.keys()].map((url) => ({ url }))),
    delete: (request: Request) => Promise.resolve(store.delete(address(request))),
  };
}

const open = (name: string) => {
  if (!stores.has(name)) stores.set(name, new Map());
  return Promise.resolve(cacheOf(stores.get(name)!));
};

/** A worker of some version, and what it does with an event. */
async function worker(version: string, files: string[]) {
  const on: Record<string, (event: unknown) => void> = {};
  const skipWaiting = vi.fn();
  vi.stubGlobal('self', {
    addEventListener: (name: string, act: (event: unknown) => void) => (on[name] = act),
    location: { origin: 'http://club.test', href: 'http://club.test/sw.js' },
    clients: { claim: () => Promise.resolve() },
    skipWaiting,
  });
  vi.stubGlobal('VERSION', version);
  vi.stubGlobal('FILES', files);
  vi.stubGlobal('LARGE', [['assets/python.bin', 7]]);
  vi.resetModules();
  // @ts-expect-error it is a script, not a module
  await import('./sw');
  return {
    skipWaiting,
    message: (data: unknown, port = { postMessage: vi.fn() }) => (
      on.message!({ data, ports: [port], waitUntil: () => {} }),
      port.postMessage
    ),
    async lives(phase: 'install' | 'activate') {
      let done: Promise<unknown> = Promise.resolve();
      on[phase]!({ waitUntil: (promise: Promise<unknown>) => (done = promise) });
      await done;
    },
    async ask(path: string, method = 'GET') {
      const waits: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      on.fetch!({
        request: { url: new URL(path, 'http://club.test').href, method },
        respondWith: (promise: Promise<Response>) => (answer = promise),
        waitUntil: (promise: Promise<unknown>) => waits.push(promise),
      });
      const text = answer && (await (await answer).text());
      await Promise.all(waits);
      return text;
    },
  };
}

beforeEach(() => {
  stores.clear();
  server.mockReset().mockImplementation((url) => Promise.resolve(new Response(`fresh ${url}`)));
  vi.stubGlobal('fetch', (request: Request) => server(address(request)));
  vi.stubGlobal('caches', {
    open,
    keys: () => Promise.resolve([...stores.keys()]),
    delete: (name: string) => Promise.resolve(stores.delete(name)),
    match: async (request: Request) => {
      for (const store of stores.values()) {
        const found = store.get(address(request));
        if (found) return found.clone();
      }
    },
  });
});

const gone = () => server.mockImplementation(() => Promise.reject(new TypeError('no connection')));

test('the version before is kept for a window that still shows it, older ones are not', async () => {
  for (const version of ['1', '2', '3']) {
    const one = await worker(version, ['./', `assets/page-${version}.js`]);
    await one.lives('install');
    await one.lives('activate');
  }
  expect([...stores.keys()]).toEqual(['mintmark-files-2', 'mintmark-files-3']);
  const newest = await worker('3', ['./', 'assets/page-3.js']);
  gone();
  expect(await newest.ask('/assets/page-2.js')).toContain('page-2.js');
});

test('what was not fetched in advance is kept when it is first used', async () => {
  const one = await worker('1', ['./']);
  await one.lives('install');
  const first = await one.ask('/assets/letters.woff2');
  gone();
  expect(await one.ask('/assets/letters.woff2')).toBe(first);
});

test('rules and replays outlive the versions; replays of another format do not', async () => {
  const one = await worker('1', []);
  await one.ask('/api/games/coinage/rules');
  await one.ask('/api/tables/T/replay');
  const kept = [...stores.keys()];
  expect(kept).toHaveLength(2);
  await open('mintmark-replays');
  const two = await worker('2', []);
  await two.lives('activate');
  expect([...stores.keys()]).toEqual(kept);
});

test('a page comes from the server, and without a connection from what is kept', async () => {
  const one = await worker('1', ['./']);
  await one.lives('install');
  server.mockResolvedValueOnce(new Response('a newer page'));
  expect(await one.ask('/')).toBe('a newer page');
  gone();
  expect(await one.ask('/')).toBe('fresh http://club.test/');
});

test('rules are asked for anew while there is a connection', async () => {
  const one = await worker('1', []);
  const rules = '/api/games/coinage/rules?language=de';
  await one.ask(rules);
  server.mockResolvedValueOnce(new Response('mended'));
  expect(await one.ask(rules)).toBe('mended');
  gone();
  expect(await one.ask(rules)).toBe('mended');
});

test('a finished game is asked for once', async () => {
  const one = await worker('1', []);
  const replay = '/api/tables/T/replay?viewer=open';
  const first = await one.ask(replay);
  expect(await one.ask(replay)).toBe(first);
  expect(server).toHaveBeenCalledOnce();
});

test('what is refused is not kept', async () => {
  const one = await worker('1', []);
  server.mockResolvedValueOnce(new Response('not yet', { status: 409 }));
  expect(await one.ask('/api/tables/T/replay')).toBe('not yet');
  expect(await one.ask('/api/tables/T/replay')).toContain('fresh');
});

test.each([
  ['/api/tables/T', 'GET'],
  ['/api/me', 'GET'],
  ['/', 'POST'],
  ['http://elsewhere.test/', 'GET'],
])('%s by %s is let alone', async (path, method) => {
  expect(await (await worker('1', ['./'])).ask(path, method)).toBeUndefined();
});

test('a page asks whether it is of this version, and may let it take over', async () => {
  const one = await worker('1', ['assets/index-1.js']);
  expect(one.message({ has: '/assets/index-1.js' })).toHaveBeenCalledWith(true);
  expect(one.message({ has: '/assets/index-0.js' })).toHaveBeenCalledWith(false);
  expect(one.skipWaiting).not.toHaveBeenCalled();
  one.message('take over');
  expect(one.skipWaiting).toHaveBeenCalledOnce();
});

test('what only tables in the page need is not fetched unasked, and it is known what is here', async () => {
  const one = await worker('1', ['./']);
  await one.lives('install');
  expect([...stores.get('mintmark-files-1')!.keys()]).toEqual(['http://club.test/']);
  const told = () => {
    const port = { postMessage: vi.fn() };
    one.message('large', port);
    return vi.waitFor(() => {
      expect(port.postMessage).toHaveBeenCalled();
      return port.postMessage.mock.calls[0]![0] as unknown;
    });
  };
  expect(await told()).toEqual([{ file: 'assets/python.bin', bytes: 7, kept: false }]);
  one.message({ keep: 'assets/python.bin' });
  await vi.waitFor(() => expect([...stores.get('mintmark-files-1')!.keys()]).toHaveLength(2));
  expect(await told()).toEqual([{ file: 'assets/python.bin', bytes: 7, kept: true }]);
});
