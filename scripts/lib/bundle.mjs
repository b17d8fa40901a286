import { build } from 'vite';
import { aliases } from './aliases.mjs';
import { inRoot } from './run.mjs';

/**
 * Builds a TypeScript file of `scripts/<folder>` together with the site's code, as in production,
 * and loads it.
 */
export async function loadBuilt(folder, name) {
  const outDir = inRoot('.cache', folder, name);
  await build({
    root: inRoot(),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: aliases },
    build: {
      ssr: inRoot('scripts', folder, `${name}.ts`),
      outDir,
      emptyOutDir: true,
      target: 'node20',
    },
  });
  return import(`${outDir}/${name}.js`);
}
