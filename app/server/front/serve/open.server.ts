import * as build from 'virtual:remix/server-build';
import { createRequire } from 'node:module';
import { frontDoor, type EarlyAnswers } from '../front.server';
import { standBefore } from './http-server.server';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { env } from '~/server/env.server';
import { gateways } from '~/server/gateways.server';
import { logger } from '~/server/lib/logger.server';
import { rerender } from '../page-cache/render-in-app.server';
import { warmUp } from './warm-up';

/**
 * How far the heap may grow over what lives in it before it is collected, in per cent. V8 lets it
 * grow fourfold, so that 60 MB of site were 315 MB of heap. A share and no limit: in a storm more
 * lives, and a limit would end the process. docs/decisions/memory.md
 */
setFlagsFromString('--heap-growing-percent=20');
/**
 * Moves what lives in pages of the heap that are a fifth empty together. V8 otherwise waits until
 * they are mostly empty, and after some minutes of storm a third of the heap was gaps.
 * docs/decisions/memory.md
 */
setFlagsFromString('--optimize-for-size');

/**
 * Until the first full collection V8 lets the heap grow freely. Twice, because the second frees the
 * pages that the first one emptied (195 MB instead of 222).
 */
function collectOnce(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
}

async function renderAhead(): Promise<void> {
  const headers = new Map([
    ['host', new URL(env.BASE_URL).host],
    ['accept-encoding', 'gzip'],
  ]);
  const header = (name: string) => headers.get(name);
  await warmUp(gateways.incidents.snapshot()?.incidents ?? [], (path) =>
    rerender({ method: 'GET', path, header }),
  ).catch((error: Error) =>
    logger.warn({ err: error.name }, 'the first pages could not be rendered ahead'),
  );
}

/** In development Vite's server uses the same middleware (scripts/lib/front-in-development.mjs). */
export function openFront(early: EarlyAnswers): void {
  silenceMorgan();
  standBefore((app) => {
    collectOnce();
    return frontDoor(build.assetsBuildDirectory, early)(app);
  }, renderAhead);
}

/**
 * remix-serve logs URLs with their query, which may hold a postcode. Returning nothing from a
 * format is morgan's way to skip a line.
 */
function silenceMorgan(): void {
  const ofServe = createRequire(
    createRequire(import.meta.url).resolve('@remix-run/serve/package.json'),
  );
  const morgan = ofServe('morgan') as { format(name: string, line: () => undefined): void };
  morgan.format('tiny', () => undefined);
}
