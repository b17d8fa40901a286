import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, runNode } from './run.mjs';

/** Runs one vitest project and answers its counts and the names of what failed. */
export async function runVitest(project, reportFile, env = {}) {
  const code = await runNode(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`],
    { env: { CI: '1', ...env } },
  );
  if (!existsSync(reportFile)) return { passed: 0, skipped: 0, failed: [`${project}: vitest ended without a report`] };
  return countsOf(JSON.parse(readFileSync(reportFile, 'utf8')), project, code);
}

function countsOf(report, project, code) {
  const failed = [];
  for (const file of report.testResults) {
    const name = path.relative(root, file.name);
    const broken = file.assertionResults.filter((test) => test.status === 'failed');
    failed.push(...broken.map((test) => `${name}: ${test.fullName}`));
    // A file that could not be loaded has no tests of its own to count.
    if (file.status === 'failed' && broken.length === 0) failed.push(`${name}: the file could not run`);
  }
  // An error outside any test, for instance a rejection that nobody handled.
  if (code !== 0 && failed.length === 0) failed.push(`${project}: an error outside the tests`);
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failed,
  };
}
