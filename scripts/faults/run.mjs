import { loadBuilt } from '../lib/bundle.mjs';
import { startOwnOperator } from '../lib/operator.mjs';
import { hasPostgres, startPostgres } from '../lib/postgres.mjs';
import { say } from '../lib/run.mjs';
import { runUpstream } from './lane.mjs';
import { writePage } from './page.mjs';
import { FAULTS, UPSTREAMS } from './upstreams.mjs';

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** Prints one line per finished cell. */
export function tell(name, { fault, seenAs, slowest, wellAgain, memory, problems }) {
  const again = wellAgain === null ? 'never' : seconds(wellAgain);
  say(
    `${name}, ${fault}: ${seenAs.join('; ')}; slowest ${seconds(slowest)}, well again after ${again}, memory +${Math.round(memory)} MB`,
  );
  for (const problem of problems) say(`   WRONG: ${problem}`);
}

/** Starts what all upstreams need: the operator, the small services, and a database. */
export async function withSurroundings(wantsPostgres, work) {
  const services = await loadBuilt('faults', 'services');
  const operator = await startOwnOperator();
  const postgres = wantsPostgres ? await startPostgres() : null;
  try {
    return await work({ services, operator, postgres });
  } finally {
    await operator.stop();
    await postgres?.remove();
  }
}

/** Returns these upstreams, or all; throws for an unknown name. */
export function namesOf(wanted = Object.keys(UPSTREAMS)) {
  const all = Object.keys(UPSTREAMS);
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no upstream "${unknown}". There are: ${all.join(', ')}.`);
  return wanted;
}

/** Runs the table. Returns how many cells break the promised limits. */
export async function runFaults({ upstreams, faults = FAULTS, atOnce = 4, writesPage = false }) {
  const names = namesOf(upstreams).filter((name) => {
    if (name !== 'PostgreSQL' || hasPostgres()) return true;
    say('NOT RUN: PostgreSQL, because "initdb" was not found. Install postgresql.');
    return false;
  });
  const began = Date.now();
  const results = new Map();
  const ordered = () => names.flatMap((name) => results.get(name) ?? []);
  await withSurroundings(names.includes('PostgreSQL'), async (around) => {
    const waiting = [...names];
    const lane = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        const result = await runUpstream(name, around, { faults, report: tell }).catch((error) => {
          say(`   WRONG: ${name}: ${error.message}`);
          return { name, cells: [], failed: error.message };
        });
        results.set(name, result);
        // An interrupted run leaves its results so far.
        if (writesPage) await writePage(ordered(), Date.now() - began);
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, names.length) }, lane));
  });
  const tried = ordered()
    .flatMap(({ cells }) => cells)
    .filter(({ reason }) => !reason);
  const wrong = tried.filter(({ problems }) => problems.length > 0);
  say(
    `${tried.length} cells in ${Math.round((Date.now() - began) / 1000)} s: ${wrong.length} not as promised.`,
  );
  return wrong.length + ordered().filter(({ failed }) => failed).length;
}
