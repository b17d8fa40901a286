import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root, runNode } from './run.mjs';

const testFilesIn = (place) =>
  readdirSync(inRoot(place), { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(place, file.split(path.sep).join('/')))
    .filter((file) => /\.test\.tsx?$/.test(file));

const kindOf = (file) =>
  ['http', 'e2e', 'nightly'].find((kind) => file.startsWith(`tests/${kind}/`)) ?? 'unit';

/**
 * Returns what a word selects: the files whose path contains it, or else the tests whose title
 * does. `kinds` says which of "unit", "http", "e2e" and "nightly" are in it, `args` are vitest's.
 */
export function selectionOf(word) {
  const files = ['app', 'demo', 'tests']
    .flatMap(testFilesIn)
    .filter((file) => file.toLowerCase().includes(word.toLowerCase()));
  if (files.length === 0)
    return { kinds: ['unit', 'http', 'e2e'], args: ['-t', word, '--passWithNoTests'] };
  const kinds = [...new Set(files.map(kindOf))];
  return { kinds, args: files };
}

/**
 * Runs vitest projects and returns their counts, the names of failed tests, and each file's
 * duration.
 */
export async function runVitest(projects, reportFile, { env = {}, args = [] } = {}) {
  const code = await runNode(
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      ...args,
    ],
    { env: { CI: '1', ...env } },
  );
  const name = projects.join(' and ');
  if (!existsSync(reportFile)) return { failed: [`${name}: vitest ended without a report`] };
  return countsOf(JSON.parse(readFileSync(reportFile, 'utf8')), name, code);
}

function countsOf(report, projects, code) {
  const failed = [];
  for (const file of report.testResults) {
    const name = path.relative(root, file.name);
    const broken = file.assertionResults.filter((test) => test.status === 'failed');
    failed.push(...broken.map((test) => `${name}: ${test.fullName}`));
    // A file that could not be loaded has no tests to count.
    if (file.status === 'failed' && broken.length === 0)
      failed.push(`${name}: the file could not run`);
  }
  // An error outside any test, such as an unhandled rejection.
  if (code !== 0 && failed.length === 0) failed.push(`${projects}: an error outside the tests`);
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failed,
    results: report.testResults,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: path.relative(root, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

/** Returns the ten slowest files, slowest first. */
export const slowestFiles = (files) =>
  [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
