/**
 * npm run operator: the demonstration's operator as a process of its own, on OPERATOR_PORT, or port 3100. A site that is started with
 * OPERATOR_URL=http://127.0.0.1:3100 asks it for everything. It keeps what it receives in DATA_DIR/operator, or in DATABASE_URL.
 */
import path from 'node:path';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { say } from './lib/run.mjs';
import { importServer } from './lib/server-code.mjs';

requireNode();
await ensureInstalled();

Object.assign(process.env, {
  NODE_ENV: 'production',
  PORT: process.env.OPERATOR_PORT || '3100',
  DATA_DIR: path.join(process.env.DATA_DIR || '.data', 'operator'),
});

const { start } = await importServer('demo/start.server.ts');
const operator = await start();
say(
  `The demonstration operator is on ${operator.url}. Start a site with OPERATOR_URL=${operator.url}. Ctrl+C stops it.`,
);

let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    void operator.close().then(() => process.exit(0));
  });
}
