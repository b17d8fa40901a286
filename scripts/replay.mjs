/**
 * npm run replay [-- FILE]: plays a recorded day of a feed at a hundred times its speed to two nodes behind the edge, with visitors whose
 * number follows what happens in it, open pages and followers, and writes what they met into docs/replay.md (not with
 * --speed or --most, which keep it in reports/short). FILE: JSON lines
 * `{ t, op: "upsert" | "remove", key, record }`, gzipped or not; without it a made day is played.
 *   --speed 100       so many times faster than it was
 *   --most 200        visits a second when most is going on
 *   --url ADDRESS     a site (or an edge before several) that reads the feed which this command serves on --port; without it one is started
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { MISSED, say } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const { makeDay, readDay } = await import('./replay/day.mjs');
const { replay } = await import('./replay/run.mjs');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    speed: { type: 'string' },
    most: { type: 'string' },
    url: { type: 'string' },
    port: { type: 'string', default: '0' },
  },
});
const { speed = '100', most = '200', port } = values;
if (!values.url) await ensureBuilt();
const { keepApart, openResults } = await import('./lib/results.mjs');
const { takeTables } = await import('./bench/table.mjs');
const { writeLongRun } = await import('./bench/page.mjs');
const [file] = positionals;
const { events, unreadable } = file ? readDay(file) : { events: makeDay(), unreadable: 0 };
if (unreadable > 0) say(`${unreadable} lines of ${file} cannot be read.`);
if (events.length === 0) {
  say('There is nothing in this day.');
  process.exit(2);
}
if (values.speed || values.most) keepApart();
const results = openResults('replay');
const found = await replay({
  events,
  url: values.url,
  speed: Number(speed),
  most: Number(most),
  port: Number(port),
});
results.keep(file ? 'a recorded day' : 'a made day', { ...found, tables: takeTables() });
await writeLongRun('replay');
const unheard = found.followers.map((way) => way['heard nothing'] + way['heard too often']);
const { missed, late } = found.lines;
process.exit([found.wrong, missed, late, ...unheard].some((count) => count > 0) ? MISSED : 0);
