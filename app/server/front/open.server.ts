import * as build from 'virtual:remix/server-build';
import { createRequire } from 'node:module';
import { frontDoor } from './front.server';
import { standBefore } from './http-server.server';
import { keepNodeFetchClasses } from './node-fetch-classes.server';

/**
 * Opens the front door when the built site is imported. In development Vite has its server already, and passes the same steps
 * (scripts/lib/front-in-development.mjs).
 */
export function openFront(): void {
  if (!import.meta.env.PROD) return;
  silenceMorgan();
  standBefore((app) => {
    keepNodeFetchClasses();
    return frontDoor(build.assetsBuildDirectory)(app);
  });
}

/** remix-serve logs every address with its query, which holds postcodes. A format that says nothing is morgan's own way to keep quiet. */
function silenceMorgan(): void {
  const ofServe = createRequire(createRequire(import.meta.url).resolve('@remix-run/serve/package.json'));
  const morgan = ofServe('morgan') as { format(name: string, line: () => undefined): void };
  morgan.format('tiny', () => undefined);
}
