import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from './run.mjs';
import { stopServer } from './serve.mjs';

/**
 * Starts the demonstration's operator like `npm run operator`, on a free port, with a separate
 * folder.
 */
export async function startOwnOperator(env = {}) {
  const dir = await mkdtemp(path.join(tmpdir(), 'operator-'));
  const alone = { HOST: '127.0.0.1', OPERATOR_URL: '', INCIDENTS_URL: '', DATABASE_URL: '' };
  const own = { ...alone, OPERATOR_PORT: '0', DATA_DIR: dir, LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [inRoot('scripts/operator.mjs')], {
    cwd: inRoot(),
    env: { ...process.env, ...own, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (part) => {
      output += String(part);
      const [, found] = /operator is on (http:\/\/[\d.]+:\d+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The operator ended with ${code}.`)));
  });
  return {
    url,
    dir: path.join(dir, 'operator'),
    async stop() {
      await stopServer(child);
      await rm(dir, { recursive: true, force: true });
    },
  };
}
