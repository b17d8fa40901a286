/**
 * npm run durability [-- rounds submissions]: ends the server with kill -9 under load, again and again, then counts. Every
 * reference that a client received must be in the store and be delivered once. 20 rounds of 200 unless told otherwise.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startOperator } from './durability/operator.mjs';
import { newSubmission, writeContent } from './durability/form.mjs';
import { openRows } from './durability/rows.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { say } from './lib/run.mjs';
import { freePort, spawnServer, stopServer, waitUntilReady } from './lib/serve.mjs';

const CLIENTS = 16;
const DELIVERED_WITHIN = 180_000;

requireNode();
await ensureInstalled();
await ensureBuilt();

const [rounds = 20, perRound = 200] = process.argv.slice(2).map(Number);
const dir = mkdtempSync(path.join(tmpdir(), 'durability-'));
const content = path.join(dir, 'content');
writeContent(content);
const operator = await startOperator();
const databaseUrl = process.env.DATABASE_URL ?? '';

async function start() {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = spawnServer(
    {
      HOST: '127.0.0.1',
      PORT: String(port),
      BASE_URL: url,
      DATA_DIR: dir,
      CONTENT_DIR: content,
      SESSION_SECRET: 'one secret for all rounds, 32 letters',
      OPERATOR_URL: operator.url,
      // Incidents are not asked of the operator of this run.
      INCIDENTS_URL: `${operator.url}/no-feed`,
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'silent',
    },
    ['ignore', 'ignore', 'inherit'],
  );
  if (!(await waitUntilReady(server, url, { path: '/healthz' }))) throw new Error('The server did not start.');
  return { server, url };
}

/** Reference to what its client was told; and what was sent without an answer, to be sent again under the same key. */
const acknowledged = new Map();
let unanswered = [];
let contradictions = 0;
let caller = 0;

async function send(url, submission) {
  caller += 1;
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': submission.key,
    // Each from another address: rate limits are not what is measured.
    'X-Forwarded-For': `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller & 255}`,
  };
  const answer = await fetch(`${url}/api/submit-form`, { method: 'POST', headers, body: submission.body });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  const { callReference } = await answer.json();
  const told = callReference ?? submission.reference;
  const before = acknowledged.get(submission.reference);
  if (before !== undefined && before.told !== told) contradictions += 1;
  acknowledged.set(submission.reference, { submission, told });
}

/** Sends until `enough` were answered, then ends the server while the others are on their way. */
async function round(number) {
  const { server, url } = await start();
  const again = unanswered.splice(0);
  let answered = 0;
  let isOver = false;
  const client = async () => {
    while (!isOver) {
      const submission = again.pop() ?? newSubmission();
      try {
        await send(url, submission);
        answered += 1;
      } catch {
        unanswered.push(submission);
      }
      if (answered < perRound || isOver) continue;
      isOver = true;
      server.kill('SIGKILL');
    }
  };
  const ended = new Promise((resolve) => server.once('exit', resolve));
  await Promise.all(Array.from({ length: CLIENTS }, client));
  await ended;
  say(`Round ${number}: ${answered} answered, killed with ${unanswered.length} on their way.`);
}

const problems = [];
try {
  for (let number = 1; number <= rounds; number += 1) await round(number);

  const { server, url } = await start();
  const rows = await openRows(dir, databaseUrl);
  // Those that were never answered are sent again, as a page would, and some that were: neither may happen twice.
  const some = [...acknowledged.values()].filter((_, index) => index % 10 === 0).map(({ submission }) => submission);
  for (const submission of [...unanswered.splice(0), ...some]) await send(url, submission);
  const waiting = async () => (await rows.all("select id from outbox where state = 'waiting'")).length;
  for (const until = Date.now() + DELIVERED_WITHIN; (await waiting()) > 0 && Date.now() < until;) await sleep(500);

  const stored = await rows.all('select key, reference, shown_reference from form_submission');
  const left = await waiting();
  await rows.close();
  await stopServer(server);

  const byReference = new Map(stored.map((row) => [row.reference, row]));
  const deliveries = new Map();
  for (const { reference } of operator.accepted.values())
    deliveries.set(reference, (deliveries.get(reference) ?? 0) + 1);
  for (const [reference, { submission, told }] of acknowledged) {
    const row = byReference.get(reference);
    if (!row) problems.push(`${told}: received by a client, not in the store`);
    else if (row.shown_reference !== told) problems.push(`${told}: the store knows it as ${row.shown_reference}`);
    if (deliveries.get(reference) !== 1) problems.push(`${told}: delivered ${deliveries.get(reference) ?? 0} times`);
    const { callReference } = operator.accepted.get(submission.key) ?? {};
    if (told !== reference && told !== callReference) problems.push(`${told}: not the operator's ${callReference}`);
  }
  for (const { reference } of stored)
    if (deliveries.get(reference) !== 1)
      problems.push(`${reference}: stored, delivered ${deliveries.get(reference) ?? 0} times`);
  if (left > 0) problems.push(`${left} still wait`);
  if (contradictions > 0) problems.push(`${contradictions} were given another reference when they were sent again`);
  if (deliveries.size !== stored.length) problems.push(`${stored.length} stored, ${deliveries.size} delivered`);

  for (const problem of problems.slice(0, 20)) say(problem);
  say(
    `${rounds} rounds of kill -9 on ${databaseUrl ? 'PostgreSQL' : 'SQLite'}: ${acknowledged.size} references received, ` +
      `${stored.length} stored, ${deliveries.size} delivered in ${operator.requests()} requests, ${problems.length} problems.`,
  );
} finally {
  operator.close();
  rmSync(dir, { recursive: true, force: true });
}
process.exit(problems.length > 0 ? 1 : 0);
