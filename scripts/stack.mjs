/**
 * npm run stack: nginx, two nodes of the site, PostgreSQL, an S3 store and the demonstration's operator from programs of this
 * computer, on free ports (EDGE_PORT names one), until Ctrl+C.
 *
 *   npm run stack -- --storm     with the storm of the demonstration
 *   npm run stack -- --test      starts it, loses nodes, restarts them under load, measures, puts what is behind it into trouble, and
 *                                ends it. `--test NAME` for one check
 *   --only "addresses,S3"        with --test faults: some upstreams. --fault "reset,50 MB" some faults, --fault all every one
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { say } from './lib/run.mjs';

requireNode();
await ensureInstalled();
const { missingParts, startStack } = await import('./stack/start.mjs');
const missing = missingParts();
if (missing.length > 0) {
  say(
    `The stack needs ${missing.join(' and ')}. With a container engine: docker compose -f deploy/compose.yaml up.`,
  );
  process.exit(1);
}
await ensureBuilt();

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    storm: { type: 'boolean' },
    test: { type: 'boolean' },
    only: { type: 'string' },
    fault: { type: 'string' },
  },
});
const dir = mkdtempSync(path.join(tmpdir(), 'stack-'));
const remove = () => rmSync(dir, { recursive: true, force: true });

async function test() {
  const checks = await import('./stack/checks.mjs');
  const nodes = await import('./stack/lost-nodes.mjs');
  const { checkFaults } = await import('./stack/faults.mjs');
  const { record } = await import('./stack/record.mjs');
  const { leave } = await import('./stack/visitor.mjs');
  const { keepApart } = await import('./lib/results.mjs');
  // What some upstreams or faults show is not the whole check.
  if (values.only || values.fault) keepApart();
  const [wanted] = positionals;
  const isWanted = ({ name }) =>
    wanted === undefined || name.toLowerCase().includes(wanted.toLowerCase());
  const results = [];
  const tell = async (result) => {
    results.push(result);
    await record(result);
    say(`${result.passed ? 'well' : 'FAILED'}: ${result.name}: ${result.says}.`);
  };
  async function runOn(start, all) {
    const some = all.filter(isWanted);
    if (some.length === 0) return;
    const stack = await start();
    try {
      for (const check of some) await tell(await check(stack));
    } finally {
      leave();
      await stack.stop();
    }
  }
  await runOn(
    () => startStack({ dir, scenario: 'storm', env: { LOG_LEVEL: 'info' } }),
    [checks.checkThroughput, checks.checkColdAddresses, checks.checkEdgeAlone],
  );
  // A stack for each: what the store of one holds would count as lost by the other.
  for (const check of [nodes.checkRollingRestart, nodes.checkNodeLoss])
    await runOn(() => nodes.startCountedStack(path.join(dir, check.name)), [check]);
  if (isWanted(checkFaults))
    await tell(
      await checkFaults({ dir: path.join(dir, 'faults'), only: values.only, fault: values.fault }),
    );
  const failed = results.filter(({ passed }) => !passed).length;
  say(`${results.length - failed} passed, ${failed} failed (reports/stack.json).`);
  return failed === 0 ? 0 : 1;
}

async function serve() {
  const port = process.env.EDGE_PORT ? Number(process.env.EDGE_PORT) : undefined;
  const stack = await startStack({ dir, port, scenario: values.storm ? 'storm' : 'calm' });
  say(
    `The site is on ${stack.edge.url}. Its certificate was made just now, so the browser asks first.`,
  );
  for (const { name, url, log } of stack.nodes) say(`${name} is on ${url}, its log is ${log}.`);
  say(`PostgreSQL is on ${stack.database.url}, the operator on ${stack.operator.url}.`);
  say(
    `Files of visitors are in an S3 store on ${stack.files.url}, which forgets them when it ends (docs/operations.md).`,
  );
  say(`Lose a node: kill ${stack.nodes[0].pid()}. Ctrl+C stops everything.`);
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve);
  });
  await stack.stop();
  return 0;
}

let code = 1;
try {
  code = await (values.test ? test() : serve());
} catch (error) {
  say(error.message);
} finally {
  if (code === 0 || !values.test) remove();
  else say(`The logs are in ${dir}.`);
}
process.exit(code);
