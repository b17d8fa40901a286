import { existsSync, readFileSync } from 'node:fs';
import { inRoot, run, say } from './run.mjs';
import { ensureWireTypes } from './wire-types.mjs';

const OLDEST_NODE = 20;
/** Newer versions than this one are untested. */
const NEWEST_NODE = 24;
/**
 * From Node 24.19 on, what is compiled against Node's own headers aborts the process
 * (docs/decisions/libraries.md); compiled against these it works on every Node 24.
 */
const HEADERS = { 24: '24.18.1' };
const packagesIn = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages;

const major = Number(process.versions.node.split('.')[0]);

/** Stops with a message on an unsupported Node, and warns on an untested one. */
export function requireNode() {
  if (major > NEWEST_NODE)
    say(
      `You have Node ${process.versions.node}, on which the site is untested. Use Node ${NEWEST_NODE}.`,
    );
  if (major >= OLDEST_NODE) return;
  say(
    `This needs Node ${OLDEST_NODE} or newer. You have ${process.versions.node}. Get a newer one from https://nodejs.org.`,
  );
  process.exit(1);
}

/**
 * Returns whether npm's record of installed packages matches the lock file. Optional packages
 * depend on the machine.
 */
function isInstalled() {
  if (!existsSync(inRoot('node_modules/.package-lock.json'))) return false;
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, wanted]) =>
      place === '' ||
      wanted.optional ||
      wanted.devOptional ||
      installed[place]?.version === wanted.version,
  );
}

const isCompiled = () =>
  existsSync(inRoot('node_modules/better-sqlite3/build/Release/better_sqlite3.node'));

/**
 * The packages whose install script must run, to fetch or compile their native part. No other
 * install scripts run (.npmrc).
 */
const WITH_SCRIPT = ['better-sqlite3'];

/** Makes the install script compile the native part, where the compiled one that it would fetch aborts. */
const compiling =
  major in HEADERS
    ? {
        npm_config_build_from_source: 'true',
        npm_package_config_node_gyp_target: HEADERS[major],
      }
    : {};

const QUIET = '--loglevel=error';
/** Exactly package-lock.json, with its hashes. */
const PACKAGES = ['ci', '--ignore-scripts', '--include=dev', '--no-audit', '--no-fund', QUIET];
const NATIVE_PARTS = ['rebuild', ...WITH_SCRIPT, '--ignore-scripts=false', QUIET];

/** Runs npm, twice if it must be, and stops with a message if that failed too. */
async function npm(args, env) {
  if ((await run('npm', args, { env })) === 0) return;
  say('That failed. Trying once more: a line may have dropped.');
  if ((await run('npm', args, { env })) === 0) return;
  say(
    'The packages could not be installed. Check that this computer reaches the npm registry, then start again.',
  );
  process.exit(1);
}

/** Installs packages if they are missing or the lock file changed, all but their native parts. */
export async function ensurePackages() {
  if (isInstalled()) return;
  say('Installing packages. This happens once, and again when they change.');
  await npm(PACKAGES);
}

/** Fetches or compiles the native parts of packages if they are missing, which takes one core a minute. */
export async function ensureNativeParts() {
  if (!isCompiled()) await npm(NATIVE_PARTS, compiling);
}

/**
 * Installs packages if they are missing or the lock file changed, and generates files from the
 * sources.
 */
export async function ensureInstalled() {
  await ensurePackages();
  await ensureNativeParts();
  await ensureWireTypes();
}
