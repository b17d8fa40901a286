import { openResults, writeDocs } from '../lib/results.mjs';
import { round } from './table.mjs';

/** Opens the results of `npm run bench`; `resume` keeps those of earlier runs. */
export const openBench = (how) => openResults('bench', how);

/** The parts of the bench, in the order of the page. */
export const PARTS = [
  'ratios',
  'weights',
  'paint',
  'load',
  'visit',
  'storm',
  'public',
  'visits',
  'snapshots',
  'feed',
  'forms',
  'live',
  'start',
  'hostile',
];

/** Each writes a page of its own, so that it can be run without the bench. */
const LONG_RUNS = {
  soak: ['An hour of storm', 'npm run soak'],
  replay: ['A day played fast', 'npm run replay'],
  stack: ['Behind the edge', 'npm run stack -- --test'],
};

const tableOf = (rows) => {
  const names = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(Object.values(row))),
  ].join('\n');
};

/** Returns docs/performance.md, from the results of the bench: `{ origin(), get(part) }`. */
export function performancePage(bench) {
  const sites = PARTS.map((part) => ({ part, ...bench.get(part) }))
    .filter(({ rss }) => rss > 0)
    .map(({ part, held, rss }) => ({
      part,
      'longest stall ms': held === null ? '' : round(held),
      'memory at its end MB': round(rss),
    }));
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
`;
}

/** Returns the page of a long run, from its results: `{ origin(), parts(), get(part) }`. */
export function longRunPage(name, results) {
  const [title, command] = LONG_RUNS[name];
  const tables = results.parts().flatMap((part) => results.get(part).tables);
  return `# ${title}

Written by \`${command}\`, and by no hand: ${results.origin()}. Times are those of this machine.

${tables.join('\n\n')}
`;
}

/** Writes docs/performance.md, once the whole bench was run. */
export async function writePerformance() {
  const bench = openBench({ resume: true });
  if (!PARTS.every((part) => bench.get(part))) return;
  await writeDocs('docs/performance.md', performancePage(bench));
}

/** Writes the page of a long run: docs/soak.md, docs/replay.md or docs/stack.md. */
export const writeLongRun = (name) =>
  writeDocs(`docs/${name}.md`, longRunPage(name, openResults(name, { resume: true })));
