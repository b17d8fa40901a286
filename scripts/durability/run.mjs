import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasPostgres } from '../lib/postgres.mjs';
import { say } from '../lib/run.mjs';
import { freePort, hasEnded, spawnServer, stopServer, whyNotReady } from '../lib/serve.mjs';
import { count } from './count.mjs';
import { writeFeed } from './feed.mjs';
import { HOOK_SECRET } from './followers.mjs';
import { writeContent } from './form.mjs';
import { startOperator } from './operator.mjs';
import { openRows } from './rows.mjs';
import { postgresStore, sqliteStore } from './stores.mjs';
import { isFor, KINDS, newCaller, newWork, send } from './works.mjs';

const CLIENTS = 16;
const DELIVERED_WITHIN = 300_000;
const WELL_AGAIN_WITHIN = 30_000;

/** Runs one store's rounds, then counts. Returns the errors. */
async function runStore(makeStore, { rounds, perRound }) {
  const dir = mkdtempSync(path.join(tmpdir(), 'durability-'));
  const content = mkdtempSync(path.join(tmpdir(), 'durability-content-'));
  writeContent(content);
  const feed = writeFeed(content);
  const operator = await startOperator();
  const store = await makeStore(dir);
  /**
   * By key, what was sent and the visitor's answer; and what was sent without an answer, to be
   * resent with its key.
   */
  const acknowledged = new Map();
  const unanswered = [];
  const reasons = new Map();
  const problems = [];
  let isStoreInTrouble = false;
  /** The current trouble, for error messages. */
  let during = '';

  /** `list`: whether the operator or the site keeps the list of subscribers, alternating. */
  let list = 'own';
  const otherList = () => (list = list === 'own' ? 'operator' : 'own');
  async function start(path = '/readyz/forms', seconds = 60) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = {
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dir,
      CONTENT_DIR: content,
      DATABASE_URL: store.databaseUrl,
      SESSION_SECRET: 'one secret for all rounds, 32 letters',
      OPERATOR_URL: operator.url,
      // This run's operator is not asked for incidents.
      INCIDENTS_URL: feed,
      ...(list === 'own'
        ? { TEXT_MESSAGES_URL: operator.url, TEXT_MESSAGES_HOOK_SECRET: HOOK_SECRET }
        : {}),
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'silent',
    };
    const server = spawnServer(env, ['ignore', 'ignore', 'ignore']);
    const trouble = await whyNotReady(server, url, { path, seconds });
    return { server, url, trouble };
  }

  /** Returns unanswered work that can be resent now. */
  const takeUnanswered = () => {
    const all = unanswered.splice(0);
    unanswered.push(...all.filter(({ kind }) => !isFor(list, kind)));
    return all.filter(({ kind }) => isFor(list, kind));
  };
  async function sendOne(url, work) {
    const told = await send(url, work);
    const before = acknowledged.get(work.key);
    // A resent file is another file; anything else is the same work with the same answer. An answer
    // given while the store rejected writes has the site's reference, and may later get the
    // operator's.
    if (before && work.kind !== 'upload' && before.told !== told && !before.isInTrouble)
      problems.push(
        `${work.kind} of ${before.during}: told ${before.told}, then ${told} in ${during}`,
      );
    acknowledged.set(work.key, {
      work,
      told,
      during,
      isInTrouble: before?.isInTrouble ?? isStoreInTrouble,
    });
  }

  /**
   * Runs sixteen clients until enough requests were answered; then `trouble` happens during the
   * others.
   */
  async function underLoad(url, trouble) {
    let answered = 0;
    let isOver = false;
    let isInTrouble = false;
    const again = takeUnanswered();
    const client = async () => {
      while (!isOver) {
        const work = again.pop() ?? newWork(list);
        try {
          await sendOne(url, work);
          answered += 1;
        } catch (error) {
          unanswered.push(work);
          if (!isInTrouble)
            reasons.set(
              error.message.slice(0, 100),
              (reasons.get(error.message.slice(0, 100)) ?? 0) + 1,
            );
          await sleep(50);
        }
        if (answered < perRound || isInTrouble) continue;
        isInTrouble = true;
        await trouble();
        isOver = true;
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    unanswered.push(...again);
    return answered;
  }

  const killRound = async () => {
    otherList();
    const { server, url, trouble } = await start();
    if (trouble !== null) throw new Error(`The site did not start: ${trouble}.`);
    const gone = new Promise((resolve) => server.once('exit', resolve));
    const answered = await underLoad(url, async () => void server.kill('SIGKILL'));
    await gone;
    return answered;
  };

  /** Causes trouble in the store of a running site, which must accept forms again by itself. */
  const troubleRound = async (name) => {
    otherList();
    const { server, url, trouble } = await start();
    if (trouble !== null) throw new Error(`The site did not start: ${trouble}.`);
    const answered = await underLoad(url, async () => {
      isStoreInTrouble = true;
      await store.troubles[name]();
    });
    isStoreInTrouble = false;
    const ended = Date.now();
    const notWell = await whyNotReady(server, url, {
      path: '/readyz/forms',
      seconds: WELL_AGAIN_WITHIN / 1000,
    });
    if (notWell !== null) problems.push(`${name}: forms were not taken again: ${notWell}`);
    say(
      `${store.name}, ${name}: ${answered} answered, forms taken again after ${((Date.now() - ended) / 1000).toFixed(1)} s.`,
    );
    await stopServer(server);
  };

  /** Runs a site on a read-only disk: it reports that, or does not start; nothing is lost. */
  const readOnlyRound = async () => {
    store.readOnly();
    const { server, url, trouble } = await start('/healthz', 20);
    const refused = hasEnded(server) ? 'it did not start, with a sentence' : null;
    let wrong = 0;
    if (trouble === null)
      for (let tries = 0; tries < 10; tries += 1)
        await sendOne(url, newWork(list)).then(
          () => (wrong += 1),
          () => undefined,
        );
    if (wrong > 0) problems.push(`read-only: ${wrong} were told yes`);
    await stopServer(server);
    store.writable();
    say(`${store.name}, disk read-only: ${refused ?? `it ran and took nothing`}.`);
  };

  /**
   * Resends everything unanswered, as a page would, and some answered work: neither may happen
   * twice. Then waits for all deliveries.
   */
  const settle = async () => {
    const { server, url } = await start();
    const told = [...acknowledged.values()]
      .map(({ work }) => work)
      .filter(({ kind }) => isFor(list, kind));
    const some = told.filter(({ kind }, at) => at % 10 === 0 && kind !== 'upload');
    const last = [...takeUnanswered(), ...some];
    const resend = async () => {
      for (let work = last.pop(); work !== undefined; work = last.pop())
        for (let tries = 0; tries < 5; tries += 1) {
          const isSent = await sendOne(url, work).then(
            () => true,
            () => false,
          );
          if (isSent) break;
          await sleep(300);
        }
    };
    await Promise.all(Array.from({ length: CLIENTS }, resend));
    for (const { work, during: when } of acknowledged.values())
      if ((await KINDS[work.kind].isKept?.(url, work, newCaller())) === false)
        problems.push(`${work.kind} of ${when}: a visitor was told, the site does not know`);
    const rows = await openRows(dir, store.databaseUrl);
    const kinds = list === 'own' ? `'operator', 'text'` : `'operator'`;
    const waiting = async () =>
      (await rows.all(`select id from outbox where kind in (${kinds}) and state = 'waiting'`))
        .length;
    for (const until = Date.now() + DELIVERED_WITHIN; (await waiting()) > 0 && Date.now() < until;)
      await sleep(500);
    await rows.close();
    await stopServer(server);
  };

  try {
    for (let round = 1; round <= rounds; round += 1) {
      during = `kill ${round}`;
      const answered = await killRound();
      say(
        `${store.name}, kill -9, round ${round}: ${answered} answered, ${unanswered.length} on their way.`,
      );
    }
    for (const name of Object.keys(store.troubles)) {
      during = name;
      await troubleRound(name);
    }
    during = 'the end';
    if (store.readOnly) await readOnlyRound();
    for (const name of store.notRun ?? []) say(`NOT RUN: ${store.name}, ${name}`);

    await settle();
    otherList();
    await settle();
    const counted = await count({ dir, databaseUrl: store.databaseUrl, acknowledged, operator });
    problems.push(...counted.problems);
    for (const [kind, { told, arrived }] of Object.entries(counted.figures))
      say(
        `${store.name}, ${kind}: ${told} told${arrived === null ? ', each kept' : `, ${arrived} arrived`}.`,
      );
    for (const [reason, times] of reasons) say(`${store.name}: ${times} were told: ${reason}`);
    say(
      `${rounds} rounds of kill -9 on ${store.name}: ${acknowledged.size} told, ${operator.accepted.size} arrived in ` +
        `${operator.requests()} requests, ${problems.length} problems.`,
    );
    for (const problem of problems.slice(0, 20)) say(`   WRONG: ${problem}`);
  } finally {
    operator.close();
    await store.close();
    rmSync(dir, { recursive: true, force: true });
    rmSync(content, { recursive: true, force: true });
  }
  return problems.length;
}

/** Runs both stores, one after the other. Returns the number of errors. */
export async function runDurability({ stores, rounds, perRound }) {
  let problems = 0;
  if (stores.includes('sqlite'))
    problems += await runStore(async (dir) => sqliteStore(dir), { rounds, perRound });
  if (!stores.includes('postgres')) return problems;
  if (hasPostgres())
    return problems + (await runStore(() => postgresStore(), { rounds, perRound }));
  say('NOT RUN: PostgreSQL, because "initdb" was not found. Install postgresql.');
  return problems;
}
