/**
 * npm run faults: every upstream of the site in every kind of trouble; what visitors see meanwhile, and how soon all is well again.
 *   --only "addresses,S3"   some upstreams; --fault "timeout,reset" some faults (then reports/faults.md stays as it is)
 *   --at-once 4             upstreams side by side, each with a site of its own
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
// Imported late, because it needs the packages.
const { runFaults } = await import('./faults/run.mjs');
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    fault: { type: 'string' },
    'at-once': { type: 'string', default: '4' },
  },
});
const list = (text) => text?.split(',').map((each) => each.trim());
const problems = await runFaults({
  upstreams: list(values.only),
  faults: list(values.fault),
  atOnce: Number(values['at-once']),
  writesPage: !values.only && !values.fault,
});
process.exit(problems > 0 ? 1 : 0);
