import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface OwnOperator {
  readonly url: string;
  /** Asks it to end; the exit code. */
  stop(): Promise<number | null>;
}

/** The demonstration's operator as `npm run operator` starts it, on a free port, with a folder of its own. */
export async function ownOperator(): Promise<OwnOperator> {
  const dir = await mkdtemp(path.join(tmpdir(), 'operator-'));
  const child = spawn(process.execPath, ['scripts/operator.mjs'], {
    env: {
      ...process.env,
      OPERATOR_PORT: '0',
      DATA_DIR: dir,
      DATABASE_URL: '',
      SCENARIO: '',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const said = new Promise<string>((resolve) => {
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      output += String(part);
      const [, url] = /operator is on (http:\/\/[\d.]+:\d+)/.exec(output) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  const stop = async () => {
    child.kill('SIGTERM');
    const code = await gone;
    await rm(dir, { recursive: true, force: true });
    return code;
  };
  const ended = gone.then((code): never => {
    throw new Error(`The operator ended with ${code} before it said where it is.`);
  });
  return { url: await Promise.race([said, ended]), stop };
}
