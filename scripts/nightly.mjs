/**
 * npm run nightly: the tests that only real time can show, faults, durability, an upgrade, WebKit, a storm, a day played fast and the weight of pages in small, about an hour in all,
 * with bounds that are ratios, so that they hold on any machine. Writes docs/nightly.md once each part was run, and exits with 1
 * where a bound is missed or a command does not finish.
 *   --resume       go on after the last part that ended
 *   --only soak    run and judge one part: tests, faults, durability, upgrade, webkit, soak, replay, bench
 *   --from DIR     for the upgrade: another checkout, installed and built, such as the release that runs today
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { inRoot, runNode, say } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const { openResults, writeDocs } = await import('./lib/results.mjs');
const { nightlyPage, PARTS, verdictsOf, whyNoNight } = await import('./nightly/parts.mjs');
const { values } = parseArgs({
  options: { only: { type: 'string' }, from: { type: 'string' }, resume: { type: 'boolean' } },
});
const from = values.from && path.resolve(values.from);
const wrong = whyNoNight({ only: values.only, from });
if (wrong) {
  say(`${wrong}.`);
  process.exit(2);
}

const nightly = openResults('nightly', { resume: values.resume || values.only !== undefined });
for (const [name, { commandsFor, whyLeftOut }] of Object.entries(PARTS)) {
  if (values.only && values.only !== name) continue;
  const kept = nightly.get(name);
  if (values.resume && kept && !kept.leftOut) continue;
  const leftOut = whyLeftOut?.({ from });
  if (leftOut) {
    say(`Nightly, ${name}: left out: ${leftOut}.`);
    nightly.keep(name, { minutes: 0, leftOut, verdicts: [] });
    continue;
  }
  const began = Date.now();
  const codes = [];
  // A folder for each part, because two of them run the same command.
  const REPORTS_DIR = `reports/nightly/${name}`;
  // Results of another night would be judged in place of those that a crash prevents.
  rmSync(inRoot(REPORTS_DIR), { recursive: true, force: true });
  for (const [script, ...args] of commandsFor({ from })) {
    say(`Nightly, ${name}: ${script} ${args.join(' ')}`);
    codes.push(await runNode(`scripts/${script}.mjs`, args, { env: { REPORTS_DIR } }));
  }
  nightly.keep(name, {
    minutes: (Date.now() - began) / 60_000,
    verdicts: verdictsOf(name, codes, (report) =>
      openResults(report, { resume: true, folder: REPORTS_DIR }),
    ),
  });
}
// `--only` keeps the other parts of an earlier night for the page, but does not judge them again.
const judged = values.only ? [values.only] : Object.keys(PARTS);
const found = judged.flatMap((name) => nightly.get(name).verdicts);
const missed = found.filter(({ held }) => !held);
for (const { what, value, bound } of missed) say(`MISSED: ${what}: ${value}, bound ${bound}`);
say(`${found.length - missed.length} of ${found.length} bounds held.`);
if (Object.keys(PARTS).every((name) => nightly.get(name)))
  await writeDocs('docs/nightly.md', nightlyPage(nightly));
process.exit(missed.length > 0 ? 1 : 0);
