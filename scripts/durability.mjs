/**
 * npm run durability: kills the server with kill -9 under load, again and again, breaks its store, and then counts. What visitors were
 * told must be in the store, and must have arrived at the operator, which fails, hangs and resets, exactly once.
 *   --rounds 20   kills for each store     --answers 200   answered before each     --only sqlite   or postgres
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
// Imported late, because it needs the packages.
const { runDurability } = await import('./durability/run.mjs');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    answers: { type: 'string', default: '200' },
    only: { type: 'string' },
  },
});
const stores = values.only ? [values.only] : ['sqlite', 'postgres'];
const problems = await runDurability({
  stores,
  rounds: Number(values.rounds),
  perRound: Number(values.answers),
});
process.exit(problems > 0 ? 1 : 0);
