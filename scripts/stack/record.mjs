import { writeLongRun } from '../bench/page.mjs';
import { openResults } from '../lib/results.mjs';

/**
 * Keeps a check's result in reports/stack.json, in place of an earlier one of the same check, and
 * writes docs/stack.md.
 */
export async function record({ name, passed, says }) {
  const kept = openResults('stack', { resume: true });
  kept.keep(name, { passed, tables: [`- ${passed ? '' : '**Failed:** '}${name}: ${says}.`] });
  await writeLongRun('stack');
}
