// Writes src/api/schema.ts from the server's own types; with --check only says whether it is fresh.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const here = (path) => new URL(path, import.meta.url).pathname;
const target = here('../src/api/schema.ts');
const python = process.env.PYTHON ?? here('../../.venv/bin/python');
const schema = JSON.parse(execFileSync(python, [here('schema.py')], { encoding: 'utf-8' }));
const strip = (part) => {
  // titles and examples would become names and noise
  if (Array.isArray(part)) return part.forEach(strip);
  if (typeof part !== 'object' || part === null) return;
  if (typeof part.title === 'string') delete part.title;
  delete part.examples;
  if (part.prefixItems) {
    // a tuple, as this dialect of JSON Schema writes it and the compiler does not read it
    part.items = part.prefixItems;
    part.minItems = part.maxItems = part.items.length;
    delete part.prefixItems;
  } else {
    delete part.maxItems; // tuples of up to a hundred alternatives
    delete part.minItems;
  }
  if (part.type === 'object' && !part.properties) part.additionalProperties ??= true;
  Object.values(part).forEach(strip);
};
strip(schema);
for (const [name, part] of Object.entries(schema.$defs)) part.title = name.replace('.', '_');
const text = await compile(schema, 'Wire', {
  additionalProperties: false,
  bannerComment: '// Made from the server’s types by `npm run types`; do not edit.',
  style: { singleQuote: true, printWidth: 100 },
});
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf-8') !== text) {
  console.error('web/src/api/schema.ts is out of date: run `npm run types` in web/');
  process.exit(1);
}
