/**
 * npm run odds                                    learns from the site's own history, and writes odds.json into DATA_DIR
 * npm run odds -- learn FILE… [--out odds.json]
 * npm run odds -- judge TRAIN TEST
 * Odds of restoration from archived history rows (JSON lines, gzipped or not). `learn` says what was learned, and writes it to the
 * file of --out; `judge` replays weekly refits over TEST after TRAIN and prints how the odds and the operator's window did. docs/decisions/odds.md
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { aliases } from './lib/aliases.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { inRoot, say } from './lib/run.mjs';
import { importServer } from './lib/server-code.mjs';

const USAGE =
  'Which? npm run odds, npm run odds -- learn FILE… [--out odds.json], or npm run odds -- judge TRAIN TEST';

function options() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { out: { type: 'string' } },
    });
    const [command, ...files] = positionals;
    if (command === 'learn' && files.length > 0) return { command, files, out: values.out };
    if (command === 'judge' && files.length === 2) return { command, files };
  } catch {
    // An unknown option is answered like an unknown command.
  }
  return null;
}

/** Bundles the site's code for this run only, so that two concurrent runs do not conflict. */
async function bundle() {
  const { build } = await import('vite');
  mkdirSync(inRoot('.cache'), { recursive: true });
  const outDir = mkdtempSync(inRoot('.cache', 'odds-'));
  await build({
    root: inRoot(),
    configFile: false,
    logLevel: 'error',
    resolve: { alias: aliases },
    build: {
      ssr: inRoot('app/server/incidents/odds/tool.server.ts'),
      outDir,
      emptyOutDir: false,
      target: 'node20',
    },
  });
  const tool = await import(path.join(outDir, 'tool.server.js'));
  rmSync(outDir, { recursive: true, force: true });
  return tool;
}

requireNode();
if (process.argv.length === 2) {
  await ensureInstalled();
  process.env.NODE_ENV = 'production';
  await importServer('app/server/incidents/odds/refit.server.ts');
  process.exit(0);
}
const order = options();
if (!order) {
  say(USAGE);
  process.exit(1);
}
await ensureInstalled();
const tool = await bundle();
try {
  const { lines, learned } =
    order.command === 'learn'
      ? await tool.learn(order.files)
      : { lines: await tool.judge(...order.files) };
  process.stdout.write(`${lines.join('\n')}\n`);
  if (order.out) writeFileSync(order.out, `${JSON.stringify(learned)}\n`);
} catch (error) {
  if (!(error instanceof tool.ToolFault) && error.code === undefined) throw error;
  say(error.message);
  process.exit(1);
}
