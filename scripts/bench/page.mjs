import { openResults, writeDocs } from '../lib/results.mjs';
import { round } from './table.mjs';

/** Opens the results of `npm run bench`; `resume` keeps those of earlier runs. */
export const openBench = (how) => openResults('bench', how);

/** The parts of the bench, in the order of the page. */
export const PARTS = [
  'ratios',
  'weights',
  'paint',
  'tasks',
  'load',
  'visit',
  'storm',
  'feed',
  'addresses',
  'search',
  'texts',
  'forms',
  'live',
  'start',
  'hostile',
];

const LONG_RUNS = [
  ['soak', 'A storm', 'npm run soak'],
  ['replay', 'A day played fast', 'npm run replay'],
  ['stack', 'Behind the edge', 'npm run stack -- --test'],
];

const tableOf = (rows) => {
  const names = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(Object.values(row))),
  ].join('\n');
};

/**
 * Returns docs/performance.md, from the results of the bench and of the long runs that there are:
 * each `{ origin(), parts(), get(part) }`.
 */
export function performancePage({ bench, longRuns }) {
  const sites = PARTS.map((part) => ({ part, ...bench.get(part) }))
    .filter(({ rss }) => rss > 0)
    .map(({ part, held, rss }) => ({
      part,
      'longest stall ms': held === null ? '' : round(held),
      'memory at its end MB': round(rss),
    }));
  // A run that was cut off has no tables yet.
  const long = longRuns
    .map(([title, command, results]) => ({
      head: `## ${title}\n\nWritten by \`${command}\`: ${results.origin()}.`,
      tables: results.parts().flatMap((part) => results.get(part).tables),
    }))
    .filter(({ tables }) => tables.length > 0)
    .map(({ head, tables }) => `${[head, ...tables].join('\n\n')}\n`);
  return `# Performance

Written by \`npm run bench\`, and by no hand: ${bench.origin()}. Compare the ratios: times are those of this machine.

## What a page costs

${bench.get('ratios').tables.join('\n\n')}

## Event loop and memory

The demonstration is in the same process. A stall is how long the event loop was held up at most, in any second of a load after its warm-up.

${tableOf(sites)}

## Each part

${PARTS.slice(1)
  .flatMap((part) => bench.get(part).tables)
  .join('\n\n')}

${long.join('\n')}`;
}

/** Writes docs/performance.md from the results of all runs, once the whole bench was run. */
export async function writePerformance() {
  const bench = openBench({ resume: true });
  if (!PARTS.every((part) => bench.get(part))) return;
  const longRuns = LONG_RUNS.map(([name, title, command]) => [
    title,
    command,
    openResults(name, { resume: true }),
  ]);
  await writeDocs('docs/performance.md', performancePage({ bench, longRuns }));
}
