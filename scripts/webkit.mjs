/**
 * The part "webkit" of npm run nightly: five tasks and a page without a network in WebKitGTK, the engine of Safari, by its own driver on the built site.
 * Keeps what each task found in webkit.json, and exits with 3 where one failed.
 *   --only "offline"   one task
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { MISSED, say } from './lib/run.mjs';
import { freePort, spawnServer, stopServer, whyNotReady } from './lib/serve.mjs';
import { hasCrashed, startWebKit, whyNoWebKit } from './webkit/driver.mjs';
import { TASKS } from './webkit/tasks.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const { openResults } = await import('./lib/results.mjs');
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const missing = whyNoWebKit();
if (missing) {
  say(`Not tried: ${missing}.`);
  process.exit(2);
}

const dir = mkdtempSync(path.join(tmpdir(), 'webkit-site-'));
const port = await freePort();
const url = `http://127.0.0.1:${port}`;
const site = spawnServer(
  {
    HOST: '127.0.0.1',
    PORT: String(port),
    BASE_URL: url,
    DATA_DIR: dir,
    // Blank means "not set": the demonstration, whatever the surroundings name.
    DATABASE_URL: '',
    INCIDENTS_URL: '',
    OPERATOR_URL: '',
    CONTENT_DIR: '',
    SCENARIO: '',
    SESSION_SECRET: 'a secret of this part, 32 letters',
    LOG_LEVEL: 'silent',
  },
  ['ignore', 'ignore', 'inherit'],
);
const results = openResults('webkit');
let failed = 0;
let webkit = null;
try {
  const trouble = await whyNotReady(site, url);
  if (trouble !== null) throw new Error(`The site did not become ready: ${trouble}.`);
  webkit = await startWebKit();
  for (const [name, task] of Object.entries(TASKS)) {
    if (values.only && values.only !== name) continue;
    const visit = () => webkit.visit((browser) => task(browser, url, () => stopServer(site)));
    try {
      const found = await visit().catch((error) => {
        if (!hasCrashed(error)) throw error;
        say(`${name}: the browser ended; once more in a new one.`);
        return visit();
      });
      const result = typeof found === 'string' ? { found } : found;
      say(result.notTried ? `NOT TRIED: ${name}: ${result.notTried}.` : `${name}: ${found}`);
      results.keep(name, result);
    } catch (error) {
      failed += 1;
      say(`FAILED: ${name}: ${error.message}`);
      results.keep(name, { problem: error.message });
    }
  }
} finally {
  await webkit?.stop();
  await stopServer(site);
  rmSync(dir, { recursive: true, force: true });
}
process.exit(failed > 0 ? MISSED : 0);
