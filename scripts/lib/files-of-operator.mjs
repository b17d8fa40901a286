import { cpSync } from 'node:fs';
import path from 'node:path';
import sirv from 'sirv';
import { aliases } from './aliases.mjs';

const folder = path.join(aliases['#operator'], 'public');

/**
 * Serves the logos and icons of the operator beside those of `public`, and adds them to the build.
 * @returns {import('vite').Plugin}
 */
export const filesOfOperator = () => {
  let target = null;
  return {
    name: 'files-of-operator',
    configResolved({ command, build }) {
      if (command === 'build' && !build.ssr) target = build.outDir;
    },
    configureServer({ middlewares }) {
      middlewares.use(sirv(folder, { dev: true }));
    },
    closeBundle() {
      if (target) cpSync(folder, target, { recursive: true });
    },
  };
};
