// How much a first visit to / loads of scripts and styles, compressed; fails when it is too much.
// Counted are the entry, the home page, and the texts of the most wordy language.
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const MOST = 150 * 1024;
const { output } = await build({ build: { write: false }, logLevel: 'error' });
const parts = new Map(output.map((part) => [part.fileName, part]));
const chunks = output.filter((part) => part.type === 'chunk');
const weight = (name) => {
  const part = parts.get(name);
  return brotliCompressSync(Buffer.from(part.code ?? part.source)).length;
};

/** A chunk with all that comes along with it. */
function along(chunk, found = new Set()) {
  if (!chunk || found.has(chunk.fileName)) return found;
  found.add(chunk.fileName);
  chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
  chunk.imports.forEach((name) => along(parts.get(name), found));
  return found;
}

const entry = along(chunks.find((chunk) => chunk.isEntry && chunk.fileName !== 'sw.js'));
const home = along(chunks.find((chunk) => chunk.facadeModuleId?.endsWith('lobby/Home.svelte')));
const texts = (language) =>
  chunks
    .filter((chunk) =>
      ['common', 'web', 'table', 'server', 'people', 'lobby'].some((area) =>
        chunk.facadeModuleId?.split('?')[0].endsWith(`/${language}/${area}.ftl`),
      ),
    )
    .map((chunk) => chunk.fileName);
const sum = (names) => [...names].reduce((total, name) => total + weight(name), 0);
const sums = {
  entry: sum(entry),
  'home page': sum([...home].filter((name) => !entry.has(name))),
  texts: Math.max(...['en', 'de', 'fr', 'ru'].map((language) => sum(texts(language)))),
};
const total = Object.values(sums).reduce((a, b) => a + b);
const kib = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
for (const [name, size] of Object.entries(sums)) console.log(`${name.padEnd(10)} ${kib(size)}`);
console.log(`first load ${kib(total)} of ${kib(MOST)}, in brotli`);
if (total > MOST) process.exit(1);
