import * as build from 'virtual:remix/server-build';
import { createRequire } from 'node:module';
import { collectOnce } from '~/server/lib/heap.server';
import { frontDoor } from './front.server';
import type { DonutPage } from './donut.server';
import { standBefore } from './http-server.server';

/**
 * Installs the middleware stack when the production build is imported. In development Vite's server
 * uses the same middleware (scripts/lib/front-in-development.mjs).
 */
export function openFront(donuts: readonly DonutPage[]): void {
  silenceMorgan();
  standBefore((app) => {
    collectOnce();
    return frontDoor(build.assetsBuildDirectory, donuts)(app);
  });
}

/**
 * remix-serve logs URLs with their query, which may hold a postcode. Returning nothing from a
 * format is morgan's way to skip a line.
 */
function silenceMorgan(): void {
  const ofServe = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/package.json'));
  const morgan = ofServe('morgan') as { format(name: string, line: () => undefined): void };
  morgan.format('tiny', () => undefined);
}
