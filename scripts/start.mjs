/**
 * npm start: installs and builds when needed, starts the site and says where it is.
 * Plain Node until the packages are there.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { aliases, requireOperator } from './lib/aliases.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { say } from './lib/run.mjs';
import { hasEnded, spawnServer, stopServer, whyNotReady, whyNotListen } from './lib/serve.mjs';

requireOperator();
const { tryFirst } = JSON.parse(
  readFileSync(path.join(aliases['#operator'], 'demonstration/scene.json'), 'utf8'),
);

requireNode();
await ensureInstalled();
await ensureBuilt();

// Only this computer, unless HOST says otherwise: without HOST remix-serve listens on every
// network.
const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '3000';
const taken =
  /^\d+$/.test(port) && Number(port) <= 65535 ? await whyNotListen(Number(port), host) : null;
if (taken) {
  const why =
    taken === 'EADDRINUSE'
      ? 'Another program uses that port. Set PORT to a free one.'
      : `The system says ${taken}.`;
  say(`The site cannot start on ${host}, port ${port}. ${why}`);
  process.exit(1);
}

const server = spawnServer({ HOST: host, PORT: port }, ['ignore', 'inherit', 'inherit']);
let asked = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    if (asked) return;
    asked = signal;
    void stopServer(server);
  });
}
server.on('exit', (code, signal) => {
  if (asked) process.exit(0);
  if (signal) say(`The site was ended by ${signal}.`);
  process.exit(code || 1);
});

const local = host === '0.0.0.0' || host === '::' || host === '127.0.0.1' ? 'localhost' : host;
const address = `http://${local.includes(':') ? `[${local}]` : local}:${port}`;
const trouble = await whyNotReady(server, address.replace('localhost', '127.0.0.1'));
if (trouble === null) {
  say(`The site is on ${address}. Try the postcodes ${tryFirst}. Ctrl+C stops it.`);
} else if (!hasEnded(server)) {
  say(
    `The site is on ${address}, but it is not ready yet. ${address}/readyz says what is missing.`,
  );
}
