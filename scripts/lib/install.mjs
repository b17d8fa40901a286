import { existsSync, readFileSync } from 'node:fs';
import { inRoot, run, say } from './run.mjs';
import { ensureWireTypes } from './wire-types.mjs';

const OLDEST_NODE = 20;
/** From here on the SQLite package may abort the process (docs/decisions/libraries.md). */
const FIRST_UNTRIED_NODE = 24;
const packagesIn = (file) => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages;

/** Stops with a message on an unsupported Node, and warns on an untested one. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= FIRST_UNTRIED_NODE)
    say(
      `You have Node ${process.versions.node}, on which the site may end by itself. Use Node 22.`,
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
  // An install interrupted between its two steps.
  if (!existsSync(inRoot('node_modules/better-sqlite3/build/Release/better_sqlite3.node')))
    return false;
  const installed = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json')).every(
    ([place, wanted]) =>
      place === '' ||
      wanted.optional ||
      wanted.devOptional ||
      installed[place]?.version === wanted.version,
  );
}

/**
 * The packages whose install script must run, to fetch or compile their native part. No other
 * install scripts run (.npmrc).
 */
const WITH_SCRIPT = ['better-sqlite3'];

/** Installs exactly package-lock.json, with its hashes. */
const install = async () =>
  (await run('npm', [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ])) === 0 &&
  (await run('npm', ['rebuild', ...WITH_SCRIPT, '--ignore-scripts=false', '--loglevel=error'])) ===
    0;

async function installWhereMissing() {
  if (isInstalled()) return;
  say('Installing packages. This happens once, and again when they change.');
  if (await install()) return;
  say('That failed. Trying once more: a line may have dropped.');
  if (await install()) return;
  say(
    'The packages could not be installed. Check that this computer reaches the npm registry, then start again.',
  );
  process.exit(1);
}

/**
 * Installs packages if they are missing or the lock file changed, and generates files from the
 * sources.
 */
export async function ensureInstalled() {
  await installWhereMissing();
  await ensureWireTypes();
}
