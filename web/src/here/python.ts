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
  const [{ loadPyodide }, runner, [runtime, library, modules]] = await Promise.all([
    script('pyodide.js') as Promise<{ loadPyodide: typeof LoadPyodide }>,
    script('pyodide.asm.js') as Promise<{ default: object }>,
    unpacked(PACKED, progress),
  ]);
  const [standard, ours] = [library!.arrayBuffer(), modules!.arrayBuffer()]; // they come meanwhile
  const files: Record<string, () => Promise<Response>> = {
    'pyodide.asm.wasm': async () => typed(runtime!.body!, 'application/wasm'), // compiled as it comes
    'python_stdlib.zip': async () => typed(await standard, 'application/zip'),
  };
  const real = self.fetch;
  self.fetch = (given, options) =>
    files[String(given).split(AT)[1] ?? '']?.() ?? real(given, options);
  const python = await loadPyodide({
    indexURL: new URL(AT, location.href).href,
    lockFileContents: Object.values(locks)[0] as never,
    packageBaseUrl: AT,
    ...({ createPyodideModule: runner.default } as object),
  });
  self.fetch = real;
  python.FS.writeFile('/mintmark.zip', new Uint8Array(await ours));
  python.runPython(`
import os, sys, zipfile
zipfile.ZipFile("/mintmark.zip").extractall("/mintmark")
os.remove("/mintmark.zip")
sys.path.insert(0, "/mintmark")
`);
  return python;
}

const typed = (body: BodyInit, type: string): Response =>
  new Response(body, { headers: { 'Content-Type': type } });

/** Several files at once, each unpacked as it comes. */
async function unpacked(addresses: string[], progress: Progress): Promise<Response[]> {
  const answers = await Promise.all(addresses.map((each) => fetch(each)));
  for (const { ok, status, url } of answers) if (!ok) throw new Error(`${status} for ${url}`);
  const all = answers.reduce((sum, each) => sum + Number(each.headers.get('Content-Length')), 0);
  let fetched = 0;
  const counting = () =>
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(part, next) {
        progress((fetched += part.length), all);
        next.enqueue(part);
      },
    });
  return answers.map(
    ({ body }) =>
      new Response(body!.pipeThrough(counting()).pipeThrough(new DecompressionStream('gzip'))),
  );
}
