import { provenance } from '../lib/provenance.mjs';
import { say } from '../lib/run.mjs';
import { runPart } from './part.mjs';
import { readRows, writeRows } from './report.mjs';
import { STORES } from './stores.mjs';
import { roundsOf, TROUBLES, whyNot } from './troubles.mjs';

/** Returns the rows of an earlier run that count for this one, by part. */
function rowsBefore({ commit }, rounds, perRound) {
  const rows = readRows().filter((row) => row.commit === commit && row.answers === perRound);
  return (store, trouble) => {
    const part = rows.filter((row) => row.store === store && row.trouble === trouble);
    return part.length === roundsOf(trouble, rounds) ? part : [];
  };
}

function report(name, { rows, told, reasons }) {
  const sum = (figure) => rows.reduce((all, row) => all + row[figure], 0);
  say(
    `${name}, ${rows.length} rounds: ${sum('told')} told, ${sum('arrived')} of ${sum('delivered')} arrived, ${sum('kept')} kept, ` +
      `${sum('lost')} lost, ${sum('twice')} twice.`,
  );
  say(
    `   ${Object.entries(told)
      .map(([kind, times]) => `${kind} ${times}`)
      .join(', ')}`,
  );
  for (const [reason, times] of Object.entries(reasons)) say(`   ${times} were told: ${reason}`);
  for (const problem of rows.flatMap(({ problems }) => problems).slice(0, 20))
    say(`   WRONG: ${problem}`);
}

/**
 * Runs each trouble on each store and writes reports/durability.json and the table after each part. `resume` keeps the parts that an
 * earlier run of this commit has finished; `isWhole`: the finished table goes to docs/durability.md. Returns the number of problems.
 */
export async function runDurability({ stores, troubles, rounds, perRound, resume, isWhole }) {
  const where = provenance();
  const before = resume ? rowsBefore(where, rounds, perRound) : () => [];
  const done = [];
  const parts = stores.flatMap((store) =>
    TROUBLES.filter((trouble) => troubles?.includes(trouble) ?? true).map((trouble) => ({
      store,
      trouble,
    })),
  );
  for (const [at, { store, trouble }] of parts.entries()) {
    const name = `${STORES[store].name}, ${trouble}`;
    const stamp = { store, trouble, answers: perRound, ...where };
    const reason = whyNot(store, trouble);
    const earlier = before(store, trouble);
    if (reason !== null) {
      say(`NOT RUN: ${name}: ${reason}.`);
      done.push({ ...stamp, notRun: reason });
    } else if (earlier.length > 0) {
      say(`${name}: done before.`);
      done.push(...earlier);
    } else {
      const began = Date.now();
      const part = { storeKind: store, trouble, rounds: roundsOf(trouble, rounds), perRound };
      const result = await runPart(part);
      report(name, result);
      say(`   ${Math.round((Date.now() - began) / 1000)} s`);
      done.push(...result.rows.map((row) => ({ ...stamp, ...row })));
    }
    writeRows(done, isWhole && at === parts.length - 1);
  }
  return done.reduce((sum, { problems = [] }) => sum + problems.length, 0);
}
