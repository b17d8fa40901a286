import { writeLongRun } from '../bench/page.mjs';
import { openResults } from '../lib/results.mjs';

/**
 * Keeps results in reports/stack.json, in place of earlier ones of the same checks, and writes
 * docs/stack.md.
 */
export async function record(results) {
  const kept = openResults('stack', { resume: true });
  for (const { name, passed, says } of results)
    kept.keep(name, { passed, tables: [`- ${passed ? '' : '**Failed:** '}${name}: ${says}.`] });
  await writeLongRun('stack');
}
