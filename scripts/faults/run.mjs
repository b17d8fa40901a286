import { loadBuilt } from '../lib/bundle.mjs';
import { startOwnOperator } from '../lib/operator.mjs';
import { hasPostgres, startPostgres } from '../lib/postgres.mjs';
import { writeDocs } from '../lib/results.mjs';
import { say } from '../lib/run.mjs';
import { runUpstream } from './lane.mjs';
import { pageOf } from './page.mjs';
import { openRecord } from './record.mjs';
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

/** Returns the wanted ones of all, or all; throws for an unknown name. */
export function chosen(kind, all, wanted = all) {
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined)
    throw new Error(`There is no ${kind} "${unknown}". There are: ${all.join(', ')}.`);
  return wanted;
}

/** Returns which program of an upstream is not installed here, or null. */
const whyNotHere = (name) =>
  name === 'PostgreSQL' && !hasPostgres() ? 'initdb was not found (install postgresql)' : null;

/**
 * Runs the table, or the chosen part of it. Returns how many cells break the promised limits or
 * could not be tried.
 */
export async function runFaults({ upstreams, faults, atOnce = 4, resumes = false }) {
  const names = chosen('upstream', Object.keys(UPSTREAMS), upstreams);
  const wanted = chosen('fault', FAULTS, faults);
  const isWhole = upstreams === undefined && faults === undefined;
  const record = openRecord({ resume: resumes || !isWhole });
  const toTry = new Map();
  for (const name of names) {
    const { doesNotApply = {} } = UPSTREAMS[name];
    const left = wanted.filter(
      (fault) => !doesNotApply[fault] && !(resumes && record.isTried(name, fault)),
    );
    if (left.length > 0) toTry.set(name, left);
  }
  const began = Date.now();
  let tried = 0;
  let wrong = 0;
  const leaveOut = (name, left, notTried, more = {}) => {
    say(`   NOT TRIED: ${name}, ${left.join(', ')}: ${notTried}`);
    for (const fault of left) record.add(name, { fault, notTried, ...more });
  };

  async function tryOne(name, left, around) {
    const done = new Set();
    const finished = (_, cell) => {
      tell(name, cell);
      record.add(name, cell);
      done.add(cell.fault);
      tried += 1;
      if (cell.problems.length > 0) wrong += 1;
    };
    try {
      await runUpstream(name, around, { faults: left, report: finished });
    } catch (error) {
      const rest = left.filter((fault) => !done.has(fault));
      wrong += rest.length;
      leaveOut(name, rest, error.message);
    }
  }

  for (const name of toTry.keys()) {
    const why = whyNotHere(name);
    if (why === null) continue;
    leaveOut(name, toTry.get(name), why, { isNotInstalled: true });
    toTry.delete(name);
  }
  if (toTry.size > 0)
    await withSurroundings(toTry.has('PostgreSQL'), async (around) => {
      const waiting = [...toTry];
      const lane = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          await tryOne(...next, around);
        }
      };
      await Promise.all(Array.from({ length: Math.min(atOnce, waiting.length) }, lane));
    });
  const { results, isKnown } = record.table();
  const page = pageOf(results);
  if ((isWhole || resumes) && isKnown && page !== null) await writeDocs('docs/faults.md', page);
  else say('docs/faults.md stays as it is: --resume tries the cells that are not known yet.');
  say(`${tried} cells in ${Math.round((Date.now() - began) / 1000)} s: ${wrong} not as promised.`);
  return wrong;
}
