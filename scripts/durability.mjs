/**
 * npm run durability: kills the server with kill -9 under load, again and again, and puts its store and its clock into trouble. After each
 * part it counts: whatever the site acknowledged must be in the store, and must have reached the operator exactly once, although that
 * fails, hangs and resets.
 *   --rounds 20   kills for each store, and a quarter of it of each other trouble     --answers 200   answered before each
 *   --only sqlite   or postgres     --trouble "restart,failover"   some troubles     --resume   goes on where the last run was cut off
 *   --from DIR   for the trouble "upgrade": another checkout, installed and built, whose site runs on the data before this one's
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { MISSED, say } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
// Imported late, because it needs the packages.
const { runDurability } = await import('./durability/run.mjs');
const { whyNoRelease } = await import('./durability/troubles.mjs');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    answers: { type: 'string' },
    only: { type: 'string' },
    trouble: { type: 'string' },
    from: { type: 'string' },
    resume: { type: 'boolean' },
  },
});
const { rounds, answers, only, trouble, from, resume = false } = values;
const notThere = from === undefined ? null : whyNoRelease(from);
if (notThere) {
  say(`${notThere}.`);
  process.exit(2);
}
const problems = await runDurability({
  stores: only ? [only] : ['sqlite', 'postgres'],
  troubles: trouble?.split(',').map((name) => name.trim()),
  rounds: Number(rounds ?? 20),
  perRound: Number(answers ?? 200),
  from: from && path.resolve(from),
  resume,
  isWhole: ![rounds, answers, only, trouble].some(Boolean),
});
process.exit(problems > 0 ? MISSED : 0);
