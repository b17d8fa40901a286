/**
 * npm test: runs everything, on a fresh clone too. Installs what it needs, checks style, format, imports,
 * unused code and types, builds once, runs the unit and the end-to-end tests, writes which tests cover
 * which requirement (reports/requirements.md) and prints the ten slowest files. The last line says how
 * many passed and failed; a check counts as one.
 *
 *   npm test -- NAME       the test files whose path holds NAME, or else the tests whose title does; no checks of style
 *   npm run test:unit      the unit tests alone (--only unit)
 *   npm run test:changed   the unit tests that import a file with an uncommitted change
 *   npm run lint           the checks alone, of what has changed since the last time (--only checks --cache)
 *
 * The workflow runs the parts on machines of their own: --only checks, unit, http, or e2e with --shard 1/3. The night runs
 * tests/nightly with --only nightly.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildApart, isBuildFresh } from './lib/build.mjs';
import { ensureNativeParts, ensurePackages, requireNode } from './lib/install.mjs';
import { capture, inRoot, say } from './lib/run.mjs';
import { ensureWireTypes } from './lib/wire-types.mjs';

requireNode();
const startedAt = Date.now();
await ensurePackages();
await ensureWireTypes();
// Imported late: these need the packages.
const { ensureBrowser } = await import('./lib/browser.mjs');
const { writeRequirements } = await import('./lib/requirements.mjs');
const { runVitest, selectionOf, slowestFiles } = await import('./lib/vitest-report.mjs');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string' },
    shard: { type: 'string' },
    changed: { type: 'boolean', default: false },
    cache: { type: 'boolean', default: false },
  },
});
const [word, ...others] = positionals;
if (others.length > 0) {
  say('Give one name: npm test -- NAME');
  process.exit(2);
}
const PARTS = ['checks', 'unit', 'http', 'e2e', 'nightly'];
if (values.only !== undefined && !PARTS.includes(values.only)) {
  say(`--only takes one of ${PARTS.join(', ')}.`);
  process.exit(2);
}
const isEverything = word === undefined && values.only === undefined && !values.changed;
const { kinds, args } = selection();

/** Which parts run, and with which of vitest's arguments. Everything is all but what belongs to the night. */
function selection() {
  // The browser tests import nothing of the site, so a change does not lead to them.
  if (values.changed) return { kinds: ['unit'], args: ['--changed', '--passWithNoTests'] };
  if (word !== undefined) return selectionOf(word);
  const shard = values.shard === undefined ? [] : [`--shard=${values.shard}`];
  return { kinds: values.only === undefined ? PARTS.slice(0, 4) : [values.only], args: shard };
}

const total = { passed: 0, skipped: 0, failed: [], files: [], results: [] };
const count = ({ passed = 0, skipped = 0, failed = [], files = [], results = [] }) => {
  total.passed += passed;
  total.skipped += skipped;
  total.failed.push(...failed);
  total.files.push(...files);
  total.results.push(...results);
};

const IMPORTS = ['app', '--config', '.dependency-cruiser.mjs', '--output-type', 'err'];
/** A file that has not changed may break a rule because of one that has, so only a quick look leaves it out. */
const cacheOf = (name) =>
  values.cache
    ? ['--cache', '--cache-strategy', 'content', '--cache-location', `.cache/${name}`]
    : [];
const KNIP = 'node_modules/knip/bin/knip.js';
const CHECKS = [
  [
    'style (eslint)',
    'node_modules/eslint/bin/eslint.js',
    ['.', '--max-warnings', '0', ...cacheOf('eslint')],
  ],
  ['promises and cases (oxlint)', 'node_modules/oxlint/bin/oxlint', []],
  [
    'format (prettier)',
    'node_modules/prettier/bin/prettier.cjs',
    ['--check', '.', ...cacheOf('prettier')],
  ],
  [
    'imports (dependency-cruiser)',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    IMPORTS,
  ],
  ['unused code (knip)', KNIP, ['--no-progress']],
  [
    'used by tests alone (knip)',
    KNIP,
    ['--no-progress', '--production', '--exclude', 'dependencies'],
  ],
  ['types (tsc)', 'node_modules/typescript-native/bin/tsc', []],
];

async function check([name, file, args]) {
  const { code, output } = await capture(process.execPath, [inRoot(file), ...args]);
  say(`${name}: ${code === 0 ? 'well' : 'FAILED'}`);
  if (code !== 0) process.stdout.write(`${output}\n`);
  count(code === 0 ? { passed: 1 } : { failed: [name] });
}

/** Builds, or says that the last build is up to date. */
async function buildOnce() {
  const built = isBuildFresh() || (await buildApart());
  say(`build: ${built ? 'well' : 'FAILED'}`);
  count(built ? { passed: 1 } : { failed: ['build'] });
  return built;
}

const specsOf = (kind) =>
  readdirSync(inRoot(`tests/${kind}`)).filter((name) => name.endsWith('.test.ts'));

/** Builds what tests of the site need. Returns the browser, if one is needed, and why a test can't run. */
async function prepareSite(wanted) {
  const built = await buildOnce();
  const browser = wanted.some((kind) => kind !== 'http') ? await ensureBrowser() : {};
  return { built, browser, reason: built ? browser.reason : 'the site could not be built' };
}

/** Runs the tests that need a built site; of those that need a browser too, says which could not run without one. */
async function onTheSite(wanted, { built, browser, reason }) {
  const run = wanted.filter((kind) => !reason || (built && kind === 'http'));
  for (const kind of wanted.filter((one) => !run.includes(one)))
    for (const spec of specsOf(kind)) {
      say(`NOT RUN: tests/${kind}/${spec}, because ${reason}`);
      count({ skipped: 1 });
    }
  if (run.length === 0) return;
  const env = browser.path ? { CHROMIUM_PATH: browser.path } : {};
  count(await runVitest(run, path.join(reports, 'site.json'), { env, args }));
}

const reports = mkdtempSync(path.join(tmpdir(), 'meridian-test-'));
try {
  const isChecked = kinds.includes('checks');
  const wanted = kinds.filter((kind) => kind !== 'checks' && kind !== 'unit');
  // Two things at a time until the tests begin, since each keeps one core busy: the checks, and what tests need.
  const preparing = (async () => {
    if (kinds.some((kind) => kind !== 'checks')) await ensureNativeParts();
    return wanted.length > 0 ? prepareSite(wanted) : null;
  })();
  if (isChecked) for (const one of CHECKS) await check(one);
  const site = await preparing;
  if (kinds.includes('unit'))
    count(await runVitest(['unit', 'api', 'apart'], path.join(reports, 'unit.json'), { args }));
  if (site) await onTheSite(wanted, site);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

if (isEverything) {
  say(
    `Not run: ${specsOf('nightly').length} files of tests/nightly, which only real time can show: npm run nightly -- --only tests`,
  );
  say(writeRequirements(total.results));
}
const slowest = slowestFiles(total.files);
if (slowest.length > 1) {
  process.stdout.write(`\nThe slowest files, in seconds:\n`);
  for (const { name, seconds } of slowest)
    process.stdout.write(`${seconds.toFixed(1).padStart(7)}  ${name}\n`);
}
say(`${Math.round((Date.now() - startedAt) / 1000)} seconds in all.`);
if (total.failed.length > 0)
  process.stdout.write(`\nFailed:\n${total.failed.map((name) => `  ${name}`).join('\n')}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed.length} failed${skipped}\n`);
process.exit(total.failed.length > 0 ? 1 : 0);
