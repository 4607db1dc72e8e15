// Prints every text of every language with the same number for all its arguments, for a test that
// compares them with what Python's Fluent makes of the same files.
import { readFileSync, readdirSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const [, , folder, number] = process.argv;
const said = {};
for (const language of readdirSync(folder)) {
  const files = readdirSync(`${folder}/${language}`);
  const texts = files.map((file) => readFileSync(`${folder}/${language}/${file}`, 'utf-8'));
  const names = texts.flatMap((text) => [...text.matchAll(/\$(\w+)/g)].map(([, name]) => name));
  const args = Object.fromEntries(names.map((name) => [name, Number(number)]));
  const resources = texts.map((text) => new FluentResource(text));
  const bundle = new FluentBundle(language, { useIsolating: false });
  resources.forEach((resource) => bundle.addResource(resource));
  const messages = resources.flatMap((resource) => resource.body);
  said[language] = Object.fromEntries(
    messages.map(({ id, value }) => [id, bundle.formatPattern(value, args)]),
  );
}
process.stdout.write(JSON.stringify(said));
