import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { aliases, operatorId } from './aliases.mjs';
import { packFiles } from './pack-files.mjs';
import { inRoot, runNode, say } from './run.mjs';

/** The build's inputs; vite.config.ts takes its plugins from scripts/lib. */
const SOURCES = [
  'app',
  'demo',
  'content/words',
  'deploy/edge/pages',
  `operators/${operatorId}`,
  'public',
  'package-lock.json',
  'remix.config.js',
  'scripts/lib',
  'tsconfig.json',
  'vite.config.ts',
];
/** Where the build goes; tests build a second operator into a folder of its own. */
const inBuild = (...parts) => inRoot(process.env.BUILD_DIR || 'build', ...parts);
const marker = inBuild('.sources');

/** Yields a folder's files, without tests and types, in a stable order. */
function* filesIn(place) {
  if (!existsSync(inRoot(place))) return;
  if (statSync(inRoot(place)).isFile()) {
    if (!/\.(?:test\.tsx?|d\.ts)$/.test(place)) yield place;
    return;
  }
  for (const name of readdirSync(inRoot(place)).sort())
    yield* filesIn(path.posix.join(place, name));
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
  existsSync(marker) &&
  existsSync(inBuild('server/index.js')) &&
  readFileSync(marker, 'utf8') === hashOfSources();

/** Builds a separate program with all its imports of ours into one file: build/NAME.js. */
async function buildProgram(source, name) {
  const { build: bundle } = await import('vite');
  await bundle({
    root: inRoot(),
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias: aliases },
    esbuild: { supported: { 'top-level-await': true } },
    build: {
      ssr: inRoot(source),
      outDir: inBuild(),
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: `${name}.js` } },
    },
  });
}

/**
 * Builds the site, with further options of Remix's `vite:build`. Returns whether it succeeded. Vite leaves NODE_ENV set,
 * so commands that go on afterwards use `buildApart`.
 */
export async function build(options = []) {
  const hash = hashOfSources();
  rmSync(marker, { force: true });
  const code = await runNode(
    'node_modules/@remix-run/dev/dist/cli.js',
    ['vite:build', ...options],
    {
      env: { NODE_ENV: 'production' },
    },
  );
  if (code !== 0) return false;
  // Imported late: these need the packages, which may not be installed yet.
  const [{ buildServiceWorker }, { drawIcons }] = await Promise.all([
    import('./service-worker.mjs'),
    import('./icons.mjs'),
  ]);
  await buildServiceWorker(inBuild('client'));
  await buildProgram('app/server/incidents/odds/refit.server.ts', 'odds');
  drawIcons(inRoot(`operators/${operatorId}/public/icon.svg`), inBuild('client/icons'));
  await packFiles(inBuild('client'));
  // The edge's pages for when the site is down (deploy/nginx.conf).
  cpSync(inRoot('deploy/edge/pages'), inBuild('edge'), { recursive: true });
  await packFiles(inBuild('edge'));
  writeFileSync(marker, hash);
  return true;
}

/** Builds the site in a process of its own. Returns whether it succeeded. */
export const buildApart = async () => (await runNode('scripts/build.mjs', [])) === 0;

/** Builds if something changed since the last build; a failure stops the command with a message. */
export async function ensureBuilt() {
  if (isBuildFresh()) return;
  say('Building the site.');
  if (await buildApart()) return;
  say('The build failed. The lines above say where.');
  process.exit(1);
}
