/**
 * npm run faults: every upstream of the site in every kind of trouble; what visitors see meanwhile, and how soon all is well again.
 * Each finished cell is written to reports/faults.json at once, and the table to docs/faults.md once every cell is known.
 *   --resume                goes on from there: cells that are in the file are not tried again
 *   --only "addresses,S3"   some upstreams; --fault "timeout,reset" some faults
 *   --at-once 4             upstreams side by side, each with a site of its own
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { MISSED } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
// Imported late, because it needs the packages.
const { runFaults } = await import('./faults/run.mjs');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    fault: { type: 'string' },
    resume: { type: 'boolean', default: false },
    'at-once': { type: 'string', default: '4' },
  },
});
const list = (text) => text?.split(',').map((each) => each.trim());
const problems = await runFaults({
  upstreams: list(values.only),
  faults: list(values.fault),
  atOnce: Number(values['at-once']),
  resumes: values.resume,
});
process.exit(problems > 0 ? MISSED : 0);
