import { readFileSync } from 'node:fs';

const FILE = new URL('../../content/words/en.json', import.meta.url);
const IMPORT = /import \{([^}]*)\} from ["']#words\/en\.json["'];?/g;
const PREFIX = '\0words/';

/**
 * Makes each group of the English words a module of its own in the browser's build, as if it were a file: a page carries only the groups
 * that it shows, where one module of JSON would be in one script for all pages.
 * @returns {import('vite').Plugin}
 */
export const groupsOfWords = () => ({
  name: 'groups-of-words',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform(code) {
    if (!code.includes('#words/en.json')) return null;
    const importRoom = (name) => {
      const [group, local = group] = name.trim().split(' as ');
      return `import ${local} from '${PREFIX}${group}';`;
    };
    return {
      code: code.replace(IMPORT, (_, names) => names.split(',').map(importRoom).join('')),
      map: null,
    };
  },
  resolveId: (id) => (id.startsWith(PREFIX) ? id : null),
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const group = JSON.parse(readFileSync(FILE, 'utf8'))[id.slice(PREFIX.length)];
    return { code: `export default ${JSON.stringify(group)}`, moduleSideEffects: false };
  },
});
