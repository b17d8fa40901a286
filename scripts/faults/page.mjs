import { mkdir, writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { inRoot } from '../lib/run.mjs';
import { ANSWERED_MS, WELL_AGAIN_MS } from './cell.mjs';
import { FAULTS, UPSTREAMS } from './upstreams.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const outcomeOf = ({ seenAs, problems }) =>
  problems.length > 0 ? `**wrong:** ${problems.join('; ')}` : seenAs.join('; ');
const rowOf = (cell) =>
  cell.reason
    ? `| ${cell.fault} | does not apply: ${cell.reason} | | | | |`
    : `| ${cell.fault} | ${outcomeOf(cell)} | ${seconds(cell.slowest)} | ${seconds(cell.lag)} | ${cell.wellAgain === null ? 'never' : seconds(cell.wellAgain)} | ${Math.round(cell.memory)} MB |`;

function sectionOf({ name, cells, failed }) {
  const journeys = UPSTREAMS[name].journeys.map((journey) => journey.name).join(', ');
  const title = `## ${name[0].toUpperCase()}${name.slice(1)}\n`;
  if (failed) return `${title}\nNot tried: ${failed}\n`;
  return `${title}
Journeys: ${journeys}.

| Fault | What visitors saw | Slowest answer | Machine | Well again after | Memory at most |
|---|---|---|---|---|---|
${cells.map(rowOf).join('\n')}
`;
}

/**
 * Returns the text of reports/faults.md from this run's results, or null if nothing could be tried:
 * the last table then stays.
 */
export function pageOf(results, took) {
  const failed = results.filter((result) => result.failed);
  const cells = results.flatMap((result) => result.cells);
  const tried = cells.filter(({ reason }) => !reason);
  if (tried.length === 0) return null;
  const kept = tried.filter(({ problems }) => problems.length === 0);
  return `# Every fault, tried

Written by \`npm run faults\` on ${new Date().toISOString().slice(0, 10)}. It starts the site for each upstream, puts a service that misbehaves
between the two, and sends visitors without JavaScript through the journeys that touch it: four at once for each journey when the trouble
begins, and four more once it is known. Every answer must come within ${ANSWERED_MS / 1000} seconds, with what is known, or with a page that says what
is wrong, names 105 and still holds what was typed; never a 500, never a stack. When the trouble ends, all must be well again by itself
within ${WELL_AGAIN_MS / 1000} seconds, and what was accepted meanwhile must have arrived.

${kept.length} of ${tried.length} cells were as promised, in ${Math.round(took / 60_000)} minutes on one machine${failed.length > 0 ? ` (not tried: ${failed.map(({ name }) => name).join(', ')})` : ''}; ${cells.length - tried.length} of ${cells.length} cannot happen. ${FAULTS.length} faults, ${results.length} upstreams.

"Machine" is how long the smallest answer of the site took at worst meanwhile, or how late the run itself was: what the machine, with everything
else that ran on it, adds to each answer. It is allowed on top of the three seconds.

"As usual": nobody noticed. "Says so, 503": a page with what was typed and 105. "Says so, 502": to a program that hands on a text, which sends it again. "Says so, or goes on without": a page with status 200 or 422 that leaves
out what the upstream would have told, or says that it is not known. Memory is what the process held at most above what it held before; the collector gives it back.
Where upstreams are one service (the operator's), "refused" refuses all of them together. A reset comes after the service has done what it was asked.

${results.map(sectionOf).join('\n')}`;
}

/** Writes reports/faults.md, unless nothing could be tried. */
export async function writePage(results, took) {
  const text = pageOf(results, took);
  if (text === null) return;
  await mkdir(inRoot('reports'), { recursive: true });
  await writeFile(
    inRoot('reports/faults.md'),
    await format(text, { parser: 'markdown', printWidth: 1000, proseWrap: 'preserve' }),
  );
}
