// The texts as few files: for each language one with what any page says, one for
// each game, and one for its lesson.
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const ROOT = new URL('../../src/mintmark/', import.meta.url).pathname;
const ELSEWHERE = ['terminal', 'remote', 'recheck', 'pictures', 'database']; // said by no browser
const NAME = 'virtual:texts';

const listed = (folder: string) => readdirSync(ROOT + folder, { withFileTypes: true });
const folders = (folder: string) =>
  listed(folder).flatMap((each) => (each.isDirectory() ? [each.name] : []));
const GAMES = folders('games').filter((name) => !name.startsWith('_'));

/** What a file of texts is loaded with: a game (coinage, coinage_board), or apart from all others. */
const gameOf = (area: string) =>
  area.endsWith('_lesson') || area === 'here'
    ? area
    : GAMES.find((game) => area === game || area.startsWith(`${game}_`));

const areas = (language: string) =>
  listed(`locales/${language}`)
    .map(({ name }) => name.replace('.ftl', ''))
    .filter((area) => !ELSEWHERE.includes(area));

function index(): string {
  const places = folders('locales').flatMap((language) => {
    const games = areas(language).flatMap((area) => gameOf(area) ?? []);
    return [language, ...new Set(games.map((game) => `${language}/${game}`))];
  });
  const loads = places.map((place) => `'${place}': () => import('${NAME}/${place}')`);
  return `export default { ${loads.join(', ')} };`;
}

/** Comments are for translators. */
const said = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('#'))
    .join('\n');

/** How the file of a module is called: one with texts by its language and game. */
export const textsIn = (id: string | null | undefined): string =>
  id?.includes(`${NAME}/`) ? `texts-${id.split('/').slice(1).join('-')}` : '[name]';

export function texts(): Plugin {
  return {
    name: 'texts',
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return;
      const [, language, game] = id.split('/');
      if (!language) return index();
      const files = areas(language)
        .filter((area) => gameOf(area) === game)
        .map((area) => `${ROOT}locales/${language}/${area}.ftl`);
      files.forEach((file) => this.addWatchFile(file));
      const text = files.map((file) => said(readFileSync(file, 'utf-8'))).join('\n');
      return `export default ${JSON.stringify(text)};`;
    },
  };
}
