import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { format } from 'prettier';
import { inRoot, say } from './run.mjs';

/**
 * Returns the commit of a folder in short, with a plus after it if files other than docs, which the
 * measurements write, differ from it; "no commit" elsewhere.
 */
export function commitOf(cwd) {
  const git = (...args) => {
    const options = { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', args, options).trim();
  };
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!docs');
    return git('rev-parse', '--short', 'HEAD') + (changed === '' ? '' : '+');
  } catch {
    return 'no commit';
  }
}

/** Whether two runs measured the same code: two changed trees of one commit may differ. */
export const isSameCode = (commit, other) => commit === other && !commit.endsWith('+');

/**
 * Returns what a measurement says of where it was made: `date`, `commit`, and `machine` in words,
 * "2 cores (AMD EPYC 7B13), 24 GB, Node 20.20.2".
 */
export function provenance() {
  const [core] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commitOf(inRoot()),
    machine: `${os.cpus().length} cores (${core?.model.trim() ?? 'unknown'}), ${memory} GB, Node ${process.versions.node}`,
  };
}

function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return {};
    throw new Error(`${file} cannot be read; delete it to start again: ${error.message}`);
  }
}

/**
 * Opens the results of a long command, kept in reports/<name>.json part by part, so that a run that
 * is cut off loses its last part alone. Without `resume` earlier ones are dropped. A command that
 * another one starts, such as a nightly one, keeps its results in the folder REPORTS_DIR.
 * @returns `get(part)` the part's result, undefined before it is known; `keep(part, result)`; `parts()`
 *   the names; `where(part)` its provenance; `origin()` where all of them come from, in words.
 */
export function openResults(
  name,
  { resume = false, folder = process.env.REPORTS_DIR ?? 'reports' } = {},
) {
  const file = inRoot(folder, `${name}.json`);
  const kept = resume ? readKept(file) : {};
  // Taken once: code that changes during a run is not the code that runs.
  const where = provenance();
  return {
    get: (part) => kept[part]?.result,
    parts: () => Object.keys(kept),
    where: (part) => kept[part]?.where,
    keep(part, result) {
      kept[part] = { where, result };
      mkdirSync(inRoot(folder), { recursive: true });
      // Renamed, because a file that is cut off while it is written could not be resumed.
      writeFileSync(`${file}.new`, JSON.stringify(kept, null, 1));
      renameSync(`${file}.new`, file);
    },
    origin() {
      const each = (member) =>
        [...new Set(Object.values(kept).map((part) => part.where[member]))].join(', ');
      return `${each('date')}; ${each('machine')}; commit ${each('commit')}`;
    },
  };
}

/**
 * Keeps the results of a run with other lengths than usual apart, so that no document is written
 * from them. Call it before `openResults`.
 */
export const keepApart = () => void (process.env.REPORTS_DIR ??= 'reports/short');

/**
 * Writes a page, formatted as the others are. A run started by another command, or kept apart,
 * leaves docs alone.
 */
export async function writeDocs(file, markdown) {
  if (process.env.REPORTS_DIR) return;
  const how = { parser: 'markdown', printWidth: 1000, proseWrap: 'preserve' };
  writeFileSync(inRoot(file), await format(markdown, how));
  say(`Wrote ${file}.`);
}
