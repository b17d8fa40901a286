/**
 * npm run feed -- check URL-or-file [--shape npg-rest]
 * Reads a feed of incidents without starting the site and reports what it holds, what was left out
 * and what it cannot tell. The key of a feed that wants one is in INCIDENTS_KEY. Exit status 1 if
 * nothing could be read. docs/real-feed.md
 */
import { parseArgs } from 'node:util';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { say } from './lib/run.mjs';
import { importServer } from './lib/server-code.mjs';

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { shape: { type: 'string' } },
    });
    const [command, place, ...more] = positionals;
    if (command === 'check' && place && more.length === 0) return { place, shape: values.shape };
  } catch {
    // An unknown option is answered like an unknown command.
  }
  return null;
}

requireNode();
const order = options();
if (!order) {
  say('Which? npm run feed -- check URL-or-file [--shape npg-rest]');
  process.exit(2);
}
await ensureInstalled();
process.env.NODE_ENV = 'production';
const { checkFeed } = await importServer('app/journeys/feeds/check-feed.server.ts');
const { lines, isReadable } = await checkFeed(order.place, {
  shape: order.shape ?? process.env.INCIDENTS_SHAPE,
  key: process.env.INCIDENTS_KEY,
});
process.stdout.write(`${lines.join('\n')}\n`);
process.exit(isReadable ? 0 : 1);
