import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stopServer } from '../lib/serve.mjs';
import { count } from './count.mjs';
import { writeFeed } from './feed.mjs';
import { writeContent } from './form.mjs';
import { startOperator } from './operator.mjs';
import { openRows, waitForDelivery } from './rows.mjs';
import { startReadySite } from './site.mjs';
import { needsSmallDisk, STORES } from './stores.mjs';
import { LISTS, runRound } from './troubles.mjs';
import { createVisitors } from './visitors.mjs';
import { KINDS } from './works.mjs';

const DELIVERED_WITHIN = 300_000;

/**
 * Sends the rest and waits for all deliveries. `beforeLook`: at the last time, called before the site is asked for what only it
 * knows.
 */
async function settle(part, list, beforeLook) {
  const { server, url } = await startReadySite(part, { list });
  try {
    await part.visitors.sendRest(url, list);
    const rows = await openRows(part.dir, part.store.databaseUrl);
    const kinds = list === 'own' ? ['operator', 'text'] : ['operator'];
    await waitForDelivery(rows, kinds, DELIVERED_WITHIN).finally(() => rows.close());
    if (!beforeLook) return;
    await beforeLook();
    await part.visitors.lookAgain(url);
  } finally {
    await stopServer(server);
  }
}

const nameOf = (trouble, round) => `${trouble}, round ${round}`;

/** Returns one row of figures for each round. What belongs to no round is said in the last one. */
function rowsOf({ trouble, rounds }, { problems, verdicts }) {
  return Array.from({ length: rounds }, (_, at) => {
    const name = nameOf(trouble, at + 1);
    const isLast = at === rounds - 1;
    const isHere = ({ during }) => during === name || (isLast && during === undefined);
    const acknowledged = verdicts.filter(isHere);
    const delivered = acknowledged.filter(({ arrived }) => arrived !== null);
    const wrong = problems.filter(isHere);
    const keysOf = (sort) =>
      new Set(wrong.filter((one) => one.sort === sort).map(({ key, text }) => key ?? text)).size;
    return {
      round: at + 1,
      acknowledged: acknowledged.length,
      delivered: delivered.length,
      arrived: delivered.filter(({ arrived }) => arrived > 0).length,
      kept: acknowledged.filter(({ isKept }) => isKept).length,
      lost: keysOf('lost'),
      twice: keysOf('twice'),
      problems: wrong.map(({ text }) => text),
    };
  });
}

/**
 * Runs one part: all rounds of one trouble on one store, which then settles and is counted by itself. `kinds`: what visitors send.
 * `from`: for an upgrade, the folder of the checkout that runs before it. `operatorIs` and `spoil` are for tests: how the operator behaves, and what happens to the store in a folder between the last delivery
 * and the count. Returns a row for each round, how many requests were acknowledged by kind, and how many were refused by reason.
 * @param {{
 *   storeKind: keyof typeof STORES, trouble: string, rounds: number, perRound: number, kinds?: string[], from?: string,
 *   operatorIs?: Parameters<typeof startOperator>[0], spoil?: (dir: string) => void | Promise<void>,
 * }} how
 */
export async function runPart({
  storeKind,
  trouble,
  rounds,
  perRound,
  kinds = Object.keys(KINDS),
  from,
  operatorIs = {},
  spoil = () => undefined,
}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'durability-'));
  const content = mkdtempSync(path.join(tmpdir(), 'durability-content-'));
  // An operator's content stays where it is when the site is upgraded.
  writeContent(content, from);
  const operator = await startOperator(operatorIs);
  let store = null;
  try {
    store = await STORES[storeKind].open({
      dir,
      needsSmallDisk: needsSmallDisk(storeKind, trouble),
    });
    const visitors = createVisitors(kinds);
    const feed = writeFeed(content);
    const part = { dir, content, feed, store, operator, visitors, trouble, perRound, from };
    for (let round = 1; round <= rounds; round += 1) {
      visitors.during = nameOf(trouble, round);
      await runRound(part, round);
    }
    const lists = LISTS.slice(0, Math.min(rounds, LISTS.length));
    for (const list of lists)
      await settle(part, list, list === lists.at(-1) ? () => spoil(dir) : null);
    const { acknowledged, unanswered, reasons } = visitors;
    const { problems, verdicts } = await count({
      dir,
      databaseUrl: store.databaseUrl,
      acknowledged,
      unanswered,
      operator,
    });
    const byKind = {};
    for (const kind of visitors.tried) {
      byKind[kind] = verdicts.filter((verdict) => verdict.kind === kind).length;
      if (byKind[kind] === 0)
        problems.push({ sort: 'wrong', text: `${kind}: none was acknowledged` });
    }
    return {
      rows: rowsOf(
        { trouble, rounds },
        { problems: [...visitors.problems, ...problems], verdicts },
      ),
      byKind,
      reasons: Object.fromEntries(reasons),
    };
  } finally {
    operator.close();
    await store?.close();
    rmSync(dir, { recursive: true, force: true });
    rmSync(content, { recursive: true, force: true });
  }
}
