// Python in a worker: its runtime and our modules, fetched with progress and unpacked here.
import type { PyodideAPI, loadPyodide as LoadPyodide } from 'pyodide';

const files = import.meta.glob<string>('../../python/*.{bin,js}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const address = (name: string): string => files[`../../python/${name}`]!;

/** What is fetched for it, besides the script of its runtime. */
export const PACKED = ['pyodide.wasm.bin', 'stdlib.zip.bin', 'mintmark.zip.bin'].map(address);
/** Scripts of Pyodide, as they are: nothing of them is bundled. */
const script = (name: string): Promise<unknown> =>
  import(/* @vite-ignore */ new URL(address(name), import.meta.url).href);
const AT = '/python/'; // where Pyodide looks for its files: nothing is fetched from there
const locks = import.meta.glob<object>('../../python/lock.json', {
  import: 'default',
  eager: true,
});

export type Progress = (fetched: number, all: number) => void;

/** Python, with our modules in its path. */
export async function start(progress: Progress): Promise<PyodideAPI> {
  const [{ loadPyodide }, runner, packed] = await Promise.all([
    script('pyodide.js') as Promise<{ loadPyodide: typeof LoadPyodide }>,
    script('pyodide.asm.js') as Promise<{ default: object }>,
    fetchAll(PACKED, progress),
  ]);
  const [runtime, library, modules] = packed as [Blob, Blob, Blob];
  const answers: Record<string, () => Response> = {
    'pyodide.asm.wasm': () => unpacked(runtime, 'application/wasm'),
    'python_stdlib.zip': () => unpacked(library, 'application/zip'),
  };
  const real = self.fetch;
  self.fetch = (given, options) => {
    const answer = answers[String(given).split(AT)[1] ?? ''];
    return answer ? Promise.resolve(answer()) : real(given, options);
  };
  const python = await loadPyodide({
    indexURL: new URL(AT, location.href).href,
    lockFileContents: Object.values(locks)[0] as never,
    packageBaseUrl: AT,
    ...({ createPyodideModule: runner.default } as object),
  });
  self.fetch = real;
  python.FS.writeFile(
    '/mintmark.zip',
    new Uint8Array(await unpacked(modules, 'application/zip').arrayBuffer()),
  );
  python.runPython(`
import sys, zipfile
zipfile.ZipFile("/mintmark.zip").extractall("/mintmark")
sys.path.insert(0, "/mintmark")
`);
  return python;
}

/** Several files at once, each as it comes. */
async function fetchAll(addresses: string[], progress: Progress): Promise<Blob[]> {
  const answers = await Promise.all(addresses.map((each) => fetch(each)));
  for (const { ok, status, url } of answers) if (!ok) throw new Error(`${status} for ${url}`);
  const all = answers.reduce((sum, each) => sum + Number(each.headers.get('Content-Length')), 0);
  let fetched = 0;
  return Promise.all(
    answers.map(async ({ body }) => {
      const parts: Uint8Array<ArrayBuffer>[] = [];
      for (const reader = body!.getReader(); ;) {
        const { done, value } = await reader.read();
        if (done) return new Blob(parts);
        parts.push(value as Uint8Array<ArrayBuffer>);
        progress((fetched += value.length), all);
      }
    }),
  );
}

function unpacked(packed: Blob, type: string): Response {
  const stream = packed.stream().pipeThrough(new DecompressionStream('gzip'));
  return new Response(stream, { headers: { 'Content-Type': type } });
}
