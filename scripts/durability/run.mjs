import { commitOf, isSameCode, openResults, provenance, writeDocs } from '../lib/results.mjs';
import { say } from '../lib/run.mjs';
import { runPart } from './part.mjs';
import { tableOf } from './report.mjs';
import { STORES } from './stores.mjs';
import { roundsOf, TROUBLES, whyNot } from './troubles.mjs';

/** Returns whether an earlier run of this code has finished a part, with as many rounds and answers. */
function isFinished(rows, { commit, trouble, answers, from }, rounds) {
  const [first] = rows ?? [];
  if (!first || first.notRun) return false;
  const isSame = isSameCode(first.commit, commit) && first.answers === answers;
  return isSame && first.from === from && rows.length === roundsOf(trouble, rounds);
}

function report(name, { rows, byKind, reasons }) {
  const sum = (figure) => rows.reduce((all, row) => all + row[figure], 0);
  say(
    `${name}, ${rows.length} rounds: ${sum('acknowledged')} acknowledged, ${sum('arrived')} of ${sum('delivered')} arrived, ${sum('kept')} kept, ` +
      `${sum('lost')} lost, ${sum('twice')} twice.`,
  );
  say(
    `   ${Object.entries(byKind)
      .map(([kind, times]) => `${kind} ${times}`)
      .join(', ')}`,
  );
  for (const [reason, times] of Object.entries(reasons))
    say(`   refused ${times} times: ${reason}`);
  for (const problem of rows.flatMap(({ problems }) => problems).slice(0, 20))
    say(`   WRONG: ${problem}`);
}

/**
 * Runs each trouble on each store and keeps each part in reports/durability.json. `resume` keeps the parts that an
 * earlier run of this commit has finished; `from`: the checkout whose build runs before an upgrade; `isWhole`: the finished table goes to docs/durability.md. Returns the number of problems.
 */
export async function runDurability({ stores, troubles, rounds, perRound, from, resume, isWhole }) {
  const unknown = troubles?.filter((trouble) => !TROUBLES.includes(trouble)) ?? [];
  if (unknown.length > 0)
    throw new Error(`There is no "${unknown[0]}", but ${TROUBLES.join(', ')}.`);
  const code = provenance();
  const parts = stores.flatMap((store) =>
    TROUBLES.filter((trouble) => troubles?.includes(trouble) ?? true).map((trouble) => ({
      store,
      trouble,
    })),
  );
  const results = openResults('durability', { resume });
  for (const { store, trouble } of parts) {
    const name = `${STORES[store].name}, ${trouble}`;
    const before = trouble === 'upgrade' ? from : undefined;
    const stamp = { store, trouble, answers: perRound, commit: code.commit };
    if (before) stamp.from = commitOf(before);
    const reason = whyNot(store, trouble, from);
    if (reason !== null) {
      say(`NOT RUN: ${name}: ${reason}.`);
      results.keep(name, [{ ...stamp, notRun: reason }]);
    } else if (resume && isFinished(results.get(name), stamp, rounds)) say(`${name}: done before.`);
    else {
      const began = Date.now();
      const part = {
        storeKind: store,
        trouble,
        rounds: roundsOf(trouble, rounds),
        perRound,
        from: before,
      };
      const result = await runPart(part);
      report(name, result);
      say(`   ${Math.round((Date.now() - began) / 1000)} s`);
      results.keep(
        name,
        result.rows.map((row) => ({ ...stamp, ...row })),
      );
    }
  }
  const rows = results.parts().flatMap((part) => results.get(part));
  if (isWhole) await writeDocs('docs/durability.md', tableOf(rows, results.origin()));
  return rows.reduce((sum, { problems = [] }) => sum + problems.length, 0);
}
