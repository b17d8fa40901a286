import { openResults } from '../lib/results.mjs';
import { FAULTS, UPSTREAMS } from './upstreams.mjs';

/**
 * Opens the record of all cells, which outlives a run: a run that is cut off loses only its last
 * cell.
 * @param {{ resume: boolean, folder?: string }} options
 */
export function openRecord({ resume, folder }) {
  const results = openResults('faults', { resume, folder });
  const idOf = (upstream, fault) => `${upstream}: ${fault}`;

  return {
    isTried: (upstream, fault) => {
      const cell = results.get(idOf(upstream, fault));
      return cell !== undefined && !cell.notTried;
    },
    /**
     * Records a finished cell, or `{ fault, notTried, isNotInstalled }` with the reason why it could
     * not be tried.
     */
    add: (upstream, cell) => results.keep(idOf(upstream, cell.fault), cell),
    /**
     * Returns every upstream with all of its cells, each with the `run` that it comes from; `isKnown`
     * if each was tried or has a reason.
     */
    table() {
      const cellOf = (name, fault) => {
        const reason = UPSTREAMS[name].doesNotApply?.[fault];
        if (reason) return { fault, reason };
        const id = idOf(name, fault);
        return { fault, ...results.get(id), run: results.where(id) };
      };
      const table = Object.keys(UPSTREAMS).map((name) => ({
        name,
        cells: FAULTS.map((fault) => cellOf(name, fault)),
      }));
      const isKnown = table.every(({ cells }) => cells.every(({ reason, run }) => reason ?? run));
      return { results: table, isKnown };
    },
  };
}
