import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { REFIT } from '~/domain/odds/replay';
import { HOUR, MINUTE } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import { startPolling } from '~/server/lib/polling';

const PROGRAM = path.resolve('build/odds.js');
const FIRST_LOOK = MINUTE;
const LOOK_EVERY = HOUR;
const LOWEST_PRIORITY = 19;

export const runRefit = (program = PROGRAM): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [program], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('spawn', () => child.pid !== undefined && setPriority(child.pid, LOWEST_PRIORITY));
    child.on('error', () => resolve(127));
    child.on('exit', (code) => resolve(code ?? 1));
  });

const isDue = (file: string, now: number): boolean =>
  now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= REFIT;

interface WeeklyOptions {
  readonly file: string;
  readonly logger: Pick<Logger, 'warn'>;
  readonly run?: () => Promise<number>;
}

export async function learnIfDue(
  { file, logger, run = runRefit }: WeeklyOptions,
  now = Date.now(),
): Promise<void> {
  try {
    if (!isDue(file, now)) return;
    const code = await run();
    if (code !== 0) logger.warn({ code }, 'odds could not be learned; trying again');
  } catch (error) {
    logger.warn({ err: (error as Error).name }, 'odds could not be learned; trying again');
  }
}

/** Every hour; first a while after startup, which has enough to do. */
export function learnWeekly(options: WeeklyOptions): void {
  // Not built under `npm run dev`.
  if (!existsSync(PROGRAM)) return;
  setTimeout(() => void learnIfDue(options), FIRST_LOOK).unref();
  startPolling(() => learnIfDue(options), LOOK_EVERY);
}
