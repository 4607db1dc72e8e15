// `import icons from 'game-icons:gavel,fist'` gives the drawings of those icons and of no others:
// the package holds four thousand.
import library from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';

const PREFIX = 'game-icons:';

export function gameIcons(): Plugin {
  return {
    name: 'game-icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const names = id.slice(PREFIX.length + 1).split(',');
      const found = names.map((name) => {
        const icon = (library.icons as Record<string, { body: string }>)[name];
        if (!icon) throw new Error(`game-icons has no “${name}”`);
        return [name, icon.body.replaceAll(' fill="currentColor"', '')];
      });
      return `export default ${JSON.stringify(Object.fromEntries(found))}`;
    },
  };
}
