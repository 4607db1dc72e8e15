// Writes what can be compressed of the build a second and a third time, as small as can be: the
// server sends those to browsers that read them.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const LOOSE = /\.(js|css|html|svg|wasm|webmanifest)$/;
const SMALL = 1024; // bytes: not worth it

export const squeezed = (raw: Buffer): Buffer =>
  brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf-8' })) {
        if (!LOOSE.test(name)) continue;
        const raw = readFileSync(join(folder, name));
        if (raw.length < SMALL) continue;
        writeFileSync(join(folder, `${name}.br`), squeezed(raw));
        writeFileSync(join(folder, `${name}.gz`), gzipSync(raw, { level: 9 }));
      }
    },
  };
}
