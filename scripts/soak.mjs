/**
 * npm run soak [-- --minutes 60]: the storm under a mixed load of 70 % of the measured ceiling, with
 * some slow clients. Keeps each minute in reports/soak.json, writes what it found into docs/soak.md and exits with 3 where a bound is missed. With --minutes it keeps them in
 * reports/short and writes no document.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { MISSED, say } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const { values } = parseArgs({ options: { minutes: { type: 'string' } } });
const minutes = Number(values.minutes ?? 60);
if (!(minutes > 0)) {
  say('--minutes takes a number above 0.');
  process.exit(2);
}

const { printTable, round, takeTables } = await import('./bench/table.mjs');
const { writeLongRun } = await import('./bench/page.mjs');
const { keepApart, openResults } = await import('./lib/results.mjs');
const { soak } = await import('./soak/soak.mjs');

say(`A storm for ${minutes} minutes.`);
if (values.minutes) keepApart();
const results = openResults('soak');
const rows = [];
function onMinute({ minute, answers, p50, p99, longest, memory, held }) {
  const row = {
    minute,
    answers,
    'p50 ms': round(p50),
    'p99 ms': round(p99),
    'longest ms': round(longest),
    'memory MB': round(memory),
    'longest stall ms': round(held),
  };
  say(
    Object.entries(row)
      .map(([what, value]) => `${what} ${value}`)
      .join(', '),
  );
  rows.push(row);
  results.keep('minutes', { rows, tables: [] });
}
const found = await soak({ seconds: minutes * 60, onMinute });
const bounds = [
  ['p99 ms', found.p99, 100, 0],
  ['memory MB', found.memory, 320, 0],
  ['memory growth %', found.growth * 100, 5, 1],
  ['longest stall of the event loop ms', found.held, 50, 1],
  ['wrong answers and errors', found.wrong, 0, 0],
];
printTable(
  'Every tenth minute',
  rows.filter(({ minute }) => minute % 10 === 0),
);
printTable(
  `${minutes} minutes, ${round(found.perSecond)} requests a second, ${round(100 * (found.perSecond / found.ceiling))} % of ${round(found.ceiling)}; ` +
    `${found.answers} answers, ${found.poorLines} over poor lines, p50 ${round(found.p50)} ms`,
  bounds.map(([what, value, bound, digits]) => ({
    what,
    found: round(value, digits),
    'at most': bound,
    held: value <= bound ? 'yes' : 'NO',
  })),
);
results.keep('verdict', { ...found, tables: takeTables() });
await writeLongRun('soak');
process.exit(bounds.every(([, value, bound]) => value <= bound) ? 0 : MISSED);
