import { ANSWERED_MS, WELL_AGAIN_MS } from './cell.mjs';
import { FAULTS, UPSTREAMS } from './upstreams.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
/** An answer may be later than promised by as much as the machine was late itself. */
const answerOf = ({ slowest, lag }) =>
  slowest > ANSWERED_MS ? `${seconds(slowest)}, ${seconds(lag)} by the machine` : seconds(slowest);
const outcomeOf = ({ seenAs, problems }) =>
  problems.length > 0 ? `**wrong:** ${problems.join('; ')}` : seenAs.join('; ');
const isTried = (cell) => !cell.reason && !cell.notTried && cell.run !== undefined;
const whyNotTried = ({ notTried }) => (notTried ? `Not tried: ${notTried}` : 'Not tried yet');

function rowOf(cell) {
  if (!isTried(cell)) return `| ${cell.fault} | ${whyNotTried(cell)} | | | |`;
  const again = cell.wellAgain === null ? 'never' : seconds(cell.wellAgain);
  return `| ${cell.fault} | ${outcomeOf(cell)} | ${answerOf(cell)} | ${again} | ${Math.round(cell.memory)} MB |`;
}

const runOf = ({ commit, date, machine }) => `${date}; ${machine}; commit ${commit}`;
/** Returns the different runs of these cells, in words. */
const runsOf = (cells) => [...new Set(cells.filter(({ run }) => run).map(({ run }) => runOf(run)))];

/** Returns the faults that cannot happen, those of one reason together. */
function impossible(cells) {
  const byReason = new Map();
  for (const { fault, reason } of cells)
    if (reason) byReason.set(reason, [...(byReason.get(reason) ?? []), fault]);
  return [...byReason].map(([reason, faults]) => `${faults.join(', ')} (${reason})`).join('; ');
}

function sectionOf({ name, cells }, isOfSeveralRuns) {
  const possible = cells.filter(({ reason }) => !reason);
  const why = new Set(possible.map(whyNotTried));
  const journeys = UPSTREAMS[name].journeys.map((journey) => journey.name).join(', ');
  const title = `## ${name[0].toUpperCase()}${name.slice(1)}\n`;
  if (why.size === 1 && !possible.some(isTried)) return `${title}\n${[...why][0]}.\n`;
  const cannot = impossible(cells);
  return `${title}
Journeys: ${journeys}.${isOfSeveralRuns ? ` Tried on ${runsOf(possible).join('; ')}.` : ''}

| Fault | What visitors saw | Slowest answer | Well again after | Memory |
|---|---|---|---|---|
${possible.map(rowOf).join('\n')}
${cannot === '' ? '' : `\nCannot happen: ${cannot}.\n`}`;
}

/** Returns the page of these results, or null if nothing was tried. */
export function pageOf(results) {
  const cells = results.flatMap((result) => result.cells);
  const tried = cells.filter(isTried);
  if (tried.length === 0) return null;
  const kept = tried.filter(({ problems }) => problems.length === 0);
  const impossibleOnes = cells.filter(({ reason }) => reason).length;
  const left = cells.length - impossibleOnes - tried.length;
  const runs = runsOf(tried);
  const machine =
    runs.length === 1
      ? `It was written on ${runs[0]}.`
      : `Its parts come from different runs, and each section names its own: ${runs.join('; ')}.`;
  return `# Failures of upstream services, tried

\`npm run faults\` writes this page. ${machine}

It starts the site for each upstream, puts a service that misbehaves between the two, and sends visitors without JavaScript through
the journeys that touch it: four at once for each journey when the trouble begins, and four more once it is known. Every answer must
come within ${ANSWERED_MS / 1000} seconds, with what is known, or with a page that says what is wrong, names 105 and still holds what was typed; never a 500,
never a stack. When the trouble ends, all must be well again by itself within ${WELL_AGAIN_MS / 1000} seconds, and what was accepted meanwhile must have arrived.
[Why, and what was chosen](decisions/faults.md).

**${kept.length} of ${tried.length} cells were as promised**${left > 0 ? `; ${left} were not tried, for the reasons given` : ''}; ${impossibleOnes} cannot happen. ${FAULTS.length} faults, ${results.length} upstreams.

- "As usual": nobody noticed. "Says so, 503": a page with what was typed and 105. "Says so, 502": to a program, which asks
  or sends again. "Says so, or goes on without": a page with status 200 or 422 that leaves out what the upstream would have said, or says
  that it is not known.
- Slowest answer: a machine that was itself late adds its own delay, which is then shown and allowed for.
- Memory: the most that the process held above what it held before; the collector gives it back.
- Where upstreams are one service (the operator's), "refused" refuses all of them together. A reset comes after the service has done
  what it was asked, where its protocol allows it.

${results.map((result) => sectionOf(result, runs.length > 1)).join('\n')}`;
}
