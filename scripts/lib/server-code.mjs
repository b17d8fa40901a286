import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { aliases } from './aliases.mjs';
import { hashOfSources } from './build.mjs';
import { inRoot } from './run.mjs';

/**
 * Builds a server module with its imports, if a source has changed, and imports it: for commands
 * that work without the site.
 */
export async function importServer(source) {
  const outDir = inRoot('.cache', path.basename(path.dirname(source)));
  const file = path.join(outDir, `${path.basename(source, '.ts')}.js`);
  const marker = path.join(outDir, '.sources');
  const hash = hashOfSources();
  if (!existsSync(file) || !existsSync(marker) || readFileSync(marker, 'utf8') !== hash) {
    const { build } = await import('vite');
    await build({
      root: inRoot(),
      configFile: false,
      logLevel: 'error',
      resolve: { alias: aliases },
      esbuild: { supported: { 'top-level-await': true } },
      build: { ssr: inRoot(source), outDir, emptyOutDir: false, target: 'node20' },
    });
    writeFileSync(marker, hash);
  }
  return import(file);
}
