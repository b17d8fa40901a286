/**
 * npm test: runs everything, on a fresh clone too. Installs what it needs, checks style, format, imports,
 * unused code and types, builds once, runs the unit and the end-to-end tests, writes which tests cover
 * which requirement (reports/requirements.md) and prints the ten slowest files. The last line says how
 * many passed and failed; a check counts as one.
 *
 *   npm test -- NAME       the test files whose path holds NAME, or else the tests whose title does; no checks of style
 *   npm run test:unit      the unit tests alone
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, isBuildFresh } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { capture, inRoot, say } from './lib/run.mjs';

requireNode();
await ensureInstalled();
// Imported late: these need the packages.
const { ensureBrowser } = await import('./lib/browser.mjs');
const { writeRequirements } = await import('./lib/requirements.mjs');
const { runVitest, selectionOf, slowestFiles } = await import('./lib/vitest-report.mjs');

const [word, ...others] = process.argv.slice(2).filter((word) => word !== '--unit');
if (others.length > 0) {
  say('Give one name: npm test -- NAME');
  process.exit(2);
}
const isUnitOnly = process.argv.includes('--unit');
const selection = word === undefined ? null : selectionOf(word);
const wants = (kind) =>
  !(isUnitOnly && kind === 'e2e') && (selection === null || selection.kinds.includes(kind));

const total = { passed: 0, skipped: 0, failed: [], files: [], results: [] };
const count = ({ passed = 0, skipped = 0, failed = [], files = [], results = [] }) => {
  total.passed += passed;
  total.skipped += skipped;
  total.failed.push(...failed);
  total.files.push(...files);
  total.results.push(...results);
};

const IMPORTS = ['app', '--config', '.dependency-cruiser.mjs', '--output-type', 'err'];
const CHECKS = [
  ['style (eslint)', 'node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']],
  ['format (prettier)', 'node_modules/prettier/bin/prettier.cjs', ['--check', '.']],
  [
    'imports (dependency-cruiser)',
    'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
    IMPORTS,
  ],
  ['unused code (knip)', 'node_modules/knip/bin/knip.js', ['--no-progress']],
  ['types (tsc)', 'node_modules/typescript/bin/tsc', []],
];

async function check([name, file, args]) {
  const { code, output } = await capture(process.execPath, [inRoot(file), ...args]);
  say(`${name}: ${code === 0 ? 'well' : 'FAILED'}`);
  if (code !== 0) process.stdout.write(`${output}\n`);
  count(code === 0 ? { passed: 1 } : { failed: [name] });
}

/** Builds, or says that the last build is up to date. */
async function buildOnce() {
  const built = isBuildFresh() || (await build());
  say(`build: ${built ? 'well' : 'FAILED'}`);
  count(built ? { passed: 1 } : { failed: ['build'] });
  return built;
}

async function endToEnd(reports) {
  const built = await buildOnce();
  const browser = await ensureBrowser();
  const reason = browser.reason ?? (built ? null : 'the site could not be built');
  if (!reason) {
    const env = { CHROMIUM_PATH: browser.path };
    return count(
      await runVitest(['e2e'], path.join(reports, 'e2e.json'), { env, args: selection?.args }),
    );
  }
  const specs = readdirSync(inRoot('tests/e2e')).filter((name) => name.endsWith('.test.ts'));
  for (const spec of specs) say(`NOT RUN: tests/e2e/${spec}, because ${reason}`);
  count({ skipped: specs.length });
}

const startedAt = Date.now();
const reports = mkdtempSync(path.join(tmpdir(), 'meridian-test-'));
try {
  // Each check keeps one core busy: two at a time.
  if (!selection && !isUnitOnly) {
    const [style, ...others] = CHECKS;
    const oneByOne = async () => {
      for (const other of others) await check(other);
    };
    await Promise.all([check(style), oneByOne()]);
  }
  if (wants('unit')) {
    count(
      await runVitest(['unit', 'apart'], path.join(reports, 'unit.json'), {
        args: selection?.args,
      }),
    );
  }
  if (wants('e2e')) await endToEnd(reports);
} finally {
  rmSync(reports, { recursive: true, force: true });
}

if (!selection && !isUnitOnly) say(writeRequirements(total.results));
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
