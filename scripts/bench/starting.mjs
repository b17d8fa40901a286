import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../lib/serve.mjs';
import { root, run } from '../lib/run.mjs';
import { printTable, round } from './table.mjs';

/** Runs `npm start` in a folder, returns the seconds until the first page, and stops it. */
async function secondsToFirstPage(folder) {
  const port = String(await freePort());
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: {
      ...process.env,
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: path.join(folder, '.data'),
      LOG_LEVEL: 'error',
    },
    stdio: 'ignore',
    // A group of its own, because npm does not pass the signal on to the site.
    detached: true,
  });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  let isUp = false;
  while (!isUp && child.exitCode === null) {
    isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (!isUp) await new Promise((resolve) => setTimeout(resolve, 25));
  }
  const seconds = (performance.now() - started) / 1000;
  if (child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  await gone;
  return isUp ? round(seconds, 1) : 'did not start';
}

/** Measures a fresh clone of the committed code, at its first and second start. */
export async function measureStarting() {
  const dir = await mkdtemp(path.join(tmpdir(), 'meridian-clone-'));
  try {
    if ((await run('git', ['clone', '--quiet', root, dir])) !== 0)
      return process.stdout.write('Start: not measured, this is no git checkout.\n');
    const cold = await secondsToFirstPage(dir);
    const warm = await secondsToFirstPage(dir);
    printTable('npm start to the first page, in seconds', [
      { what: 'fresh clone (install, build, fill the store)', seconds: cold },
      { what: 'again', seconds: warm },
    ]);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}
