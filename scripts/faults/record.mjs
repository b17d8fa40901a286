import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import path from 'node:path';
import { capture, inRoot } from '../lib/run.mjs';
import { FAULTS, UPSTREAMS } from './upstreams.mjs';

const FILE = inRoot('reports/faults.json');

/** @typedef {{ commit: string, date: string, node: string, cores: number, processor: string }} Run */

/**
 * Returns what this run's figures depend on.
 * @returns {Promise<Run>}
 */
export async function thisRun() {
  const { code, output } = await capture('git', ['describe', '--always', '--dirty', '--exclude=*']);
  return {
    commit: code === 0 ? output.trim() : 'unknown',
    date: new Date().toISOString().slice(0, 10),
    node: process.version,
    cores: availableParallelism(),
    processor: cpus()[0]?.model ?? 'unknown',
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return { runs: [], cells: [] };
    throw new Error(`${file} cannot be read; delete it to start anew: ${error.message}`);
  }
}

/**
 * Opens the record of all cells, which outlives a run: a run that is cut off loses only its last
 * cell.
 * @param {{ run: Run, startsAnew: boolean, file?: string }} options
 */
export function openRecord({ run, startsAnew, file = FILE }) {
  let { runs, cells } = startsAnew ? { runs: [], cells: [] } : read(file);

  function write() {
    mkdirSync(path.dirname(file), { recursive: true });
    // Renamed, because a file that is cut off while it is written could not be resumed.
    writeFileSync(`${file}.new`, `${JSON.stringify({ runs, cells }, null, 1)}\n`);
    renameSync(`${file}.new`, file);
  }
  const numberOfRun = () => {
    const text = JSON.stringify(run);
    const found = runs.findIndex((each) => JSON.stringify(each) === text);
    return found === -1 ? runs.push(run) - 1 : found;
  };
  const cellOf = (upstream, fault) =>
    cells.find((cell) => cell.upstream === upstream && cell.fault === fault);

  return {
    isTried: (upstream, fault) => {
      const cell = cellOf(upstream, fault);
      return cell !== undefined && !cell.notTried;
    },
    /** Records a finished cell, or `{ fault, notTried }` with the reason why it could not be tried. */
    add(upstream, cell) {
      cells = cells.filter((each) => each !== cellOf(upstream, cell.fault));
      cells.push({ upstream, ...cell, run: numberOfRun() });
      write();
    },
    /** Returns every upstream with all of its cells; `isKnown` if each was tried or has a reason. */
    table() {
      const results = Object.entries(UPSTREAMS).map(([name, { doesNotApply }]) => ({
        name,
        cells: FAULTS.map((fault) => {
          const reason = doesNotApply?.[fault];
          if (reason) return { fault, reason };
          const { run: number, ...cell } = cellOf(name, fault) ?? { fault };
          return { ...cell, ...(number === undefined ? {} : { run: runs[number] }) };
        }),
      }));
      const isKnown = results.every(({ cells: all }) =>
        all.every((cell) => cell.reason ?? cell.run),
      );
      return { results, isKnown };
    },
  };
}
