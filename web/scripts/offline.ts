// Tells the service worker the files of this build, and a name for the version they make.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';

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
          hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
        }
        const copied = existsSync(publicDir) ? readdirSync(publicDir) : [];
        for (const name of copied.sort()) hash.update(readFileSync(join(publicDir, name)));
        // letters weigh more than all the rest, and no page needs all of them: kept when first used
        const files = [...built, ...copied]
          .filter((name) => !name.endsWith('.woff2'))
          .map((name) => (name === 'index.html' ? '/' : `/${name}`));
        const version = hash.digest('hex').slice(0, 16);
        worker.code = `const FILES=${JSON.stringify(files)},VERSION="${version}";\n${worker.code}`;
      },
    },
  };
}
