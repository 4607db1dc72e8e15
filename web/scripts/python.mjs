// Python for tables in the page, into web/python: Pyodide's runtime, as much of the standard library
// as is needed, and our own modules, all as bytecode: sources would be compiled at every start.
// Compressed here and unpacked by the page: so it is small on any host, whatever headers it sends.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadPyodide } from 'pyodide';

const [, , SOURCES, WHEELS, TARGET] = process.argv;
const RUNTIME = dirname(createRequire(import.meta.url).resolve('pyodide/package.json'));
const BUILD = new URL('python.py', import.meta.url);

const python = await loadPyodide();
const mount = (folder, place) => {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
};
mkdirSync(TARGET, { recursive: true });
mount(SOURCES, '/src');
for (const name of readdirSync(WHEELS).filter((each) => each.endsWith('.whl'))) {
  python.unpackArchive(new Uint8Array(readFileSync(join(WHEELS, name))), 'wheel', {
    extractDir: '/wheels',
  });
}
python.runPython(readFileSync(BUILD, 'utf-8'));
for (const name of ['stdlib.zip', 'mintmark.zip']) squeeze(name, python.FS.readFile(`/${name}`));
squeeze('pyodide.wasm', readFileSync(join(RUNTIME, 'pyodide.asm.wasm')));
for (const name of ['pyodide', 'pyodide.asm']) {
  copyFileSync(join(RUNTIME, `${name}.mjs`), join(TARGET, `${name}.js`)); // some hosts know no .mjs
}
const { info } = JSON.parse(readFileSync(join(RUNTIME, 'pyodide-lock.json'), 'utf-8'));
writeFileSync(join(TARGET, 'lock.json'), JSON.stringify({ info, packages: {} })); // it fetches none

function squeeze(name, data) {
  // no .gz: some hosts would unpack it on the way, and some would not
  writeFileSync(join(TARGET, `${name}.bin`), gzipSync(data, { level: 9 }));
}
