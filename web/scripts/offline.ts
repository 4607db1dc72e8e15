// Tells the service worker the files of this build, and a name for the version they make.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
// what only tables in the page need: kept when they are played, or when somebody asks for it
const LARGE = /\.(bin|wasm|md|toml)$|assets\/(pyodide|.*\.worker)[^/]*\.js$|assets\/.*\.json$/;
const sourceOf = (file: { type: string; code?: string; source?: string | Uint8Array }) =>
  (file.type === 'chunk' ? file.code : file.source)!;

export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post', // when index.html is there too
      handler(_, bundle) {
        const worker = bundle[WORKER];
        if (worker?.type !== 'chunk') return this.error(`the build has no ${WORKER}`);
        if (worker.imports.length) return this.error(`${WORKER} must stand alone`);
        const hash = createHash('sha256');
        const built = Object.keys(bundle).filter((name) => name !== WORKER);
        for (const name of built.sort()) {
          const file = bundle[name]!;
          hash.update(name).update(sourceOf(file));
        }
        const copied = existsSync(publicDir) ? readdirSync(publicDir) : [];
        for (const name of copied.sort()) hash.update(readFileSync(join(publicDir, name)));
        // letters weigh more than all the rest, and no page needs all of them: kept when first used
        const files = [...built, ...copied]
          .filter((name) => !name.endsWith('.woff2') && !LARGE.test(name))
          .map((name) => (name === 'index.html' ? './' : name));
        const large = built
          .filter((name) => LARGE.test(name))
          .map((name) => [name, Buffer.from(sourceOf(bundle[name]!)).length]);
        const version = hash.digest('hex').slice(0, 16);
        const told = { FILES: files, LARGE: large, VERSION: version };
        const known = Object.entries(told).map(
          ([name, value]) => `${name}=${JSON.stringify(value)}`,
        );
        worker.code = `const ${known.join()};\n${worker.code}`;
      },
    },
  };
}
