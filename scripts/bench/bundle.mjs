import { build } from 'vite';
import { inRoot } from '../lib/run.mjs';

/** Builds one of the measurements together with the site's own code, as it runs in production, and loads it. */
export async function loadBuilt(name) {
  const outDir = inRoot('.cache/bench', name);
  await build({
    root: inRoot(),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': inRoot('app') } },
    build: { ssr: inRoot('scripts/bench', `${name}.ts`), outDir, emptyOutDir: true, target: 'node20' },
  });
  return import(`${outDir}/${name}.js`);
}
