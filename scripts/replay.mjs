/**
 * npm run replay -- FILE: plays a recorded day of a feed at a hundred times its speed, with visitors whose number follows what happens in
 * it, and prints what they met. FILE: JSON lines `{ t, op: "upsert" | "remove", key, record }`, gzipped or not.
 *   --speed 100       so many times faster than it was
 *   --most 200        visits a second when most is going on
 *   --url ADDRESS     a site (or an edge before several) that reads the feed which this command serves on --port; without it one is started
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { say } from './lib/run.mjs';
import { replay } from './replay/run.mjs';

requireNode();
await ensureInstalled();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    speed: { type: 'string', default: '100' },
    most: { type: 'string', default: '200' },
    url: { type: 'string' },
    port: { type: 'string', default: '0' },
  },
});
const [file] = positionals;
if (!file) {
  say('Which day? npm run replay -- FILE, with JSON lines of { t, op, key, record }.');
  process.exit(1);
}
if (!values.url) await ensureBuilt();
const { speed, most, port } = values;
const wrong = await replay({
  file,
  url: values.url,
  speed: Number(speed),
  most: Number(most),
  port: Number(port),
});
process.exit(wrong > 0 ? 1 : 0);
