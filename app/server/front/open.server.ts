import * as build from 'virtual:remix/server-build';
import { createRequire } from 'node:module';
import { collectOnce } from '~/server/lib/heap.server';
import { frontDoor } from './front.server';
import type { DonutPage } from './donut.server';
import { standBefore } from './http-server.server';

/**
 * Opens the front door when the built site is imported; its entry asks for it there alone. In development Vite has a server of its own, which goes through the same steps
 * (scripts/lib/front-in-development.mjs).
 */
export function openFront(donuts: readonly DonutPage[]): void {
  silenceMorgan();
  standBefore((app) => {
    collectOnce();
    return frontDoor(build.assetsBuildDirectory, donuts)(app);
  });
}

/** remix-serve logs every address with its query, which holds postcodes. A format that says nothing is morgan's own way to keep quiet. */
function silenceMorgan(): void {
  const ofServe = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/package.json'));
  const morgan = ofServe('morgan') as { format(name: string, line: () => undefined): void };
  morgan.format('tiny', () => undefined);
}
