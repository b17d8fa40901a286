import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packFiles } from './pack-files.mjs';
import { inRoot, runNode, say } from './run.mjs';

/** The build's inputs; vite.config.ts takes its plugins from scripts/lib. */
const SOURCES = [
  'app',
  'demo',
  'content/words',
  'deploy/edge/pages',
  'public',
  'package-lock.json',
  'remix.config.js',
  'scripts/lib',
  'tsconfig.json',
  'vite.config.ts',
];
const marker = inRoot('build', '.sources');

/** Yields a folder's files, without tests and types, in a stable order. */
function* filesIn(place) {
  if (!existsSync(inRoot(place))) return;
  if (statSync(inRoot(place)).isFile()) {
    if (!/\.(?:test\.tsx?|d\.ts)$/.test(place)) yield place;
    return;
  }
  for (const name of readdirSync(inRoot(place)).sort()) yield* filesIn(path.posix.join(place, name));
}

/**
 * Returns a hash of the build's inputs. Content is read at runtime, so only its texts are included.
 */
export function hashOfSources() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesIn(source)) hash.update(file).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

/** Returns whether `build/` is up to date with the sources. */
export const isBuildFresh = () =>
  existsSync(marker) && existsSync(inRoot('build/server/index.js')) && readFileSync(marker, 'utf8') === hashOfSources();

/** Builds a separate program with all its imports of ours into one file: build/NAME.js. */
async function buildProgram(source, name) {
  const { build: bundle } = await import('vite');
  await bundle({
    root: inRoot(),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: { '~': inRoot('app') } },
    esbuild: { supported: { 'top-level-await': true } },
    build: {
      ssr: inRoot(source),
      outDir: inRoot('build'),
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: `${name}.js` } },
    },
  });
}

/** Builds the site. Returns whether it succeeded. */
export async function build() {
  const hash = hashOfSources();
  rmSync(marker, { force: true });
  const code = await runNode('node_modules/@remix-run/dev/dist/cli.js', ['vite:build'], {
    env: { NODE_ENV: 'production' },
  });
  if (code !== 0) return false;
  // Imported late: these need the packages, which may not be installed yet.
  const [{ buildServiceWorker }, { drawIcons }] = await Promise.all([
    import('./service-worker.mjs'),
    import('./icons.mjs'),
  ]);
  await buildServiceWorker(inRoot('build/client'));
  await buildProgram('app/server/incidents/odds/refit.server.ts', 'odds');
  drawIcons(inRoot('build/client/icons'));
  await packFiles(inRoot('build/client'));
  // The edge's pages for when the site is down (deploy/nginx.conf).
  cpSync(inRoot('deploy/edge/pages'), inRoot('build/edge'), { recursive: true });
  await packFiles(inRoot('build/edge'));
  writeFileSync(marker, hash);
  return true;
}

/** Builds if something changed since the last build; a failure stops the command with a message. */
export async function ensureBuilt() {
  if (isBuildFresh()) return;
  say('Building the site.');
  if (await build()) return;
  say('The build failed. The lines above say where.');
  process.exit(1);
}
