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
  // of a list that goes on, the end is taken for something else that it may hold
  part.oneOf &&= part.oneOf.filter((each, _, all) => Object.keys(each).length || all.length < 2);
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
const { sent, ...wire } = schema;
const types = await compile(wire, 'Wire', {
  additionalProperties: false,
  bannerComment: '// Made from the server’s types by `npm run types`; do not edit.',
  style: { singleQuote: true, printWidth: 100 },
});
const typed = (part) => {
  if (part?.$ref) return part.$ref.split('/').at(-1);
  return part?.type === 'array' ? `${typed(part.items)}[]` : 'unknown';
};
const operation = ({ method, path, body, answer }) =>
  `  | { method: '${method.toUpperCase()}'; path: \`${path.replace(/{\w+}/g, '${string}')}\`; ` +
  `body: ${body ? typed(body) : 'object'}; answer: ${typed(answer)} }`;
const text = `${types}
/** What changes something: where it is sent, and what is answered. */
export type Sent =
${sent.map(operation).join('\n')};
`;
if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf-8') !== text) {
  console.error('web/src/api/schema.ts is out of date: run `npm run types` in web/');
  process.exit(1);
}
