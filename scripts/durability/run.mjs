import { provenance } from '../lib/provenance.mjs';
import { say } from '../lib/run.mjs';
import { runPart } from './part.mjs';
import { readRows, writeRows } from './report.mjs';
import { STORES } from './stores.mjs';
import { roundsOf, TROUBLES, whyNot } from './troubles.mjs';

const idOf = ({ store, trouble }) => `${store} ${trouble}`;

/** Returns the parts that an earlier run of this commit has finished, with as many answers, by id. */
function partsBefore({ commit }, rounds, perRound) {
  const parts = new Map();
  for (const row of readRows())
    if (row.commit === commit && row.answers === perRound && !row.notRun)
      parts.set(idOf(row), [...(parts.get(idOf(row)) ?? []), row]);
  for (const [id, [{ trouble }, ...more]] of parts)
    if (more.length + 1 !== roundsOf(trouble, rounds)) parts.delete(id);
  return parts;
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
  const unknown = troubles?.filter((trouble) => !TROUBLES.includes(trouble)) ?? [];
  if (unknown.length > 0)
    throw new Error(`There is no "${unknown[0]}", but ${TROUBLES.join(', ')}.`);
  const where = provenance();
  const parts = stores.flatMap((store) =>
    TROUBLES.filter((trouble) => troubles?.includes(trouble) ?? true).map((trouble) => ({
      store,
      trouble,
    })),
  );
  const done = resume ? partsBefore(where, rounds, perRound) : new Map();
  for (const [at, { store, trouble }] of parts.entries()) {
    const id = idOf({ store, trouble });
    const name = `${STORES[store].name}, ${trouble}`;
    const stamp = { store, trouble, answers: perRound, ...where };
    const reason = whyNot(store, trouble);
    if (reason !== null) {
      say(`NOT RUN: ${name}: ${reason}.`);
      done.set(id, [{ ...stamp, notRun: reason }]);
    } else if (done.has(id)) say(`${name}: done before.`);
    else {
      const began = Date.now();
      const part = { storeKind: store, trouble, rounds: roundsOf(trouble, rounds), perRound };
      const result = await runPart(part);
      report(name, result);
      say(`   ${Math.round((Date.now() - began) / 1000)} s`);
      done.set(
        id,
        result.rows.map((row) => ({ ...stamp, ...row })),
      );
    }
    writeRows([...done.values()].flat(), isWhole && at === parts.length - 1);
  }
  return [...done.values()].flat().reduce((sum, { problems = [] }) => sum + problems.length, 0);
}
