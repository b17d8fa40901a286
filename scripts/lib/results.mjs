import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { format } from 'prettier';
import { inRoot, say } from './run.mjs';

/** Returns the commit in short, with a plus after it if files differ from it; "no commit" elsewhere. */
function commit() {
  const git = (...args) => execFileSync('git', args, { cwd: inRoot(), encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return 'no commit';
  }
}

/**
 * Returns what a measurement says of where it was made: `date`, `commit`, and `machine` in words,
 * "2 cores (AMD EPYC 7B13), 24 GB, Node 20.20.2".
 */
export function provenance() {
  const [core] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: `${os.cpus().length} cores (${core?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.versions.node}`,
  };
}

function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read; delete it to start anew: ${error.message}`);
  }
}

/**
 * Opens the results of a long command, kept in reports/<name>.json part by part, so that a run that
 * is cut off loses its last part alone. Without `resume` they start anew. A command that another one
 * starts, such as a nightly one, keeps its results in the folder REPORTS_DIR.
 * @returns `get(part)` the part's result, undefined before it is known; `keep(part, result)`; `parts()`
 *   the names; `where(part)` its provenance; `origin()` where all of them come from, in words.
 */
export function openResults(
  name,
  { resume = false, folder = process.env.REPORTS_DIR ?? 'reports' } = {},
) {
  const file = inRoot(folder, `${name}.json`);
  const kept = resume ? readKept(file) : {};
  return {
    get: (part) => kept[part]?.result,
    parts: () => Object.keys(kept),
    where: (part) => kept[part]?.where,
    keep(part, result) {
      kept[part] = { where: provenance(), result };
      mkdirSync(inRoot(folder), { recursive: true });
      // Renamed, because a file that is cut off while it is written could not be resumed.
      writeFileSync(`${file}.new`, JSON.stringify(kept, null, 1));
      renameSync(`${file}.new`, file);
    },
    origin() {
      const each = (member) =>
        [...new Set(Object.values(kept).map(({ where }) => where[member]))].join(', ');
      return `${each('date')}; ${each('machine')}; commit ${each('commit')}`;
    },
  };
}

/** Writes a page, formatted as the others are; a run started by another command leaves docs alone. */
export async function writeDocs(file, markdown) {
  if (process.env.REPORTS_DIR) return;
  const how = { parser: 'markdown', printWidth: 1000, proseWrap: 'preserve' };
  writeFileSync(inRoot(file), await format(markdown, how));
  say(`Wrote ${file}.`);
}
