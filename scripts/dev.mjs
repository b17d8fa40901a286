/** npm run dev: the site from its sources, which reloads while you edit. */
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const host = process.env.HOST || '127.0.0.1';
const port = process.env.PORT || '3000';
const code = await runNode(
  'node_modules/@remix-run/dev/dist/cli.js',
  ['vite:dev', '--host', host, '--port', port, ...process.argv.slice(2)],
  { env: { NODE_ENV: 'development', HOST: host, PORT: port } },
);
process.exit(code);
