/**
 * npm test: everything, on a fresh clone too. Installs what it needs, checks style, types and format, builds once,
 * runs the unit and the end-to-end tests. The last line says how many passed and failed; a check counts as one.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, isBuildFresh } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { capture, inRoot, say } from './lib/run.mjs';

requireNode();
await ensureInstalled();
// Only now: these need the packages.
const { ensureBrowser } = await import('./lib/browser.mjs');
const { runVitest } = await import('./lib/vitest-report.mjs');

const total = { passed: 0, skipped: 0, failed: [] };
const count = ({ passed = 0, skipped = 0, failed = [] }) => {
  total.passed += passed;
  total.skipped += skipped;
  total.failed.push(...failed);
};

const CHECKS = [
  ['format (prettier)', 'node_modules/prettier/bin/prettier.cjs', ['--check', '.']],
  ['style (eslint)', 'node_modules/eslint/bin/eslint.js', ['.', '--max-warnings', '0']],
  ['types (tsc)', 'node_modules/typescript/bin/tsc', []],
];

async function check([name, file, args]) {
  const { code, output } = await capture(process.execPath, [inRoot(file), ...args]);
  say(`${name}: ${code === 0 ? 'well' : 'FAILED'}`);
  if (code !== 0) process.stdout.write(`${output}\n`);
  count(code === 0 ? { passed: 1 } : { failed: [name] });
}

const reports = mkdtempSync(path.join(tmpdir(), 'meridian-test-'));
try {
  for (const each of CHECKS) await check(each);

  const built = isBuildFresh() || (await build());
  say(`build: ${built ? 'well' : 'FAILED'}`);
  count(built ? { passed: 1 } : { failed: ['build'] });

  count(await runVitest('unit', path.join(reports, 'unit.json')));

  const browser = await ensureBrowser();
  const reason = browser.reason ?? (built ? null : 'the site could not be built');
  if (reason) {
    const specs = readdirSync(inRoot('tests/e2e')).filter((name) => name.endsWith('.test.ts'));
    for (const spec of specs) say(`NOT RUN: tests/e2e/${spec}, because ${reason}`);
    count({ skipped: specs.length });
  } else {
    count(await runVitest('e2e', path.join(reports, 'e2e.json'), { CHROMIUM_PATH: browser.path }));
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}

if (total.failed.length > 0) process.stdout.write(`\nFailed:\n${total.failed.map((name) => `  ${name}`).join('\n')}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed.length} failed${skipped}\n`);
process.exit(total.failed.length > 0 ? 1 : 0);
