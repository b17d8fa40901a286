/**
 * npm run soak [-- --minutes 60]: the storm under a mixed load of 70 % of the measured ceiling, with some slow clients. Prints what it
 * found and exits with 1 where a bound is missed.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { say } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '60' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) {
  say('--minutes takes a number above 0.');
  process.exit(2);
}

const { printTable, round } = await import('./bench/table.mjs');
const { soak } = await import('./soak/soak.mjs');

say(`A storm for ${minutes} minutes.`);
const found = await soak({ seconds: minutes * 60 });
const bounds = [
  ['p99 ms', found.p99, 100, 0],
  ['memory MB', found.memory, 250, 0],
  ['memory growth %', found.growth * 100, 10, 1],
  ['event loop held up, p99 ms', found.heldP99, 50, 1],
  ['event loop held up, longest ms', found.held, 50, 1],
  ['wrong answers and errors', found.wrong, 0, 0],
];
printTable(
  `Soak: ${round(found.perSecond)} requests a second, ${round(100 * (found.perSecond / found.ceiling))} % of ${round(found.ceiling)}; ` +
    `${found.answers} answers, ${found.poorLines} over poor lines, p50 ${round(found.p50)} ms`,
  bounds.map(([what, value, bound, digits]) => ({
    what,
    found: round(value, digits),
    bound,
    held: value <= bound ? 'yes' : 'NO',
  })),
);
process.exit(bounds.every(([, value, bound]) => value <= bound) ? 0 : 1);
