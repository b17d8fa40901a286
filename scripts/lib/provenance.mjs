import { execFileSync } from 'node:child_process';
import os from 'node:os';
import { root } from './run.mjs';

/** Returns what a measurement says of where it was made: date, commit and machine. */
export function provenance() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const [cpu] = os.cpus();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit,
    machine: `${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GB, Node ${process.version}`,
  };
}
