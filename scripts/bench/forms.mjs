import autocannon from 'autocannon';
import { cpuMs, residentMb, withSite } from './site.mjs';
import { withDatabase } from './database.mjs';
import { printTable, round } from './table.mjs';

const CONNECTIONS = 32;
const VISITORS = 500;
const PAGE = '/forms/priority-services/who';
/** A page of a form with a draft, for a visitor of `newFormVisitor`. */
export const LATER_PAGE = '/forms/priority-services/person';
const BODIES = ['Join', 'Leave'].map((request) =>
  new URLSearchParams({ forWhom: 'Myself', request, _asked: 'forWhom request' }).toString(),
);
/** Each visitor calls from elsewhere, so that no rate limit stops the run. */
const headersOf = (url, index, Cookie) => ({
  Origin: url,
  'Content-Type': 'application/x-www-form-urlencoded',
  'X-Forwarded-For': `10.4.${index >> 8}.${index & 255}`,
  ...(Cookie ? { Cookie } : {}),
});

/** Returns the request of a visitor's step; `turn` changes the answer. */
export const stepOf = (url, { cookie, index }, turn) => ({
  method: 'POST',
  path: PAGE,
  headers: headersOf(url, index, cookie),
  body: BODIES[turn % BODIES.length],
});

/** Returns a visitor after the first step, `{ cookie, index }`; throws if a step is not accepted. */
export async function newFormVisitor(url, index = 0) {
  const answer = await fetch(url + PAGE, {
    method: 'POST',
    redirect: 'manual',
    headers: headersOf(url, index),
    body: BODIES[0],
  });
  const to = answer.headers.get('location') ?? '';
  if (!to.startsWith(LATER_PAGE))
    throw new Error(`A form step was answered ${answer.status} ${to}.`);
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { cookie, index };
}

/**
 * Measures form steps per second: each POST changes a draft, which is written before the redirect.
 */
async function measure({ url, pid, underLoad }, seconds) {
  const visitors = [];
  while (visitors.length < VISITORS) {
    const next = Array.from({ length: 20 }, (_, more) =>
      newFormVisitor(url, visitors.length + more),
    );
    visitors.push(...(await Promise.all(next)));
  }
  const requests = visitors.flatMap((visitor) => [
    stepOf(url, visitor, 0),
    stepOf(url, visitor, 1),
  ]);
  const run = (duration) => autocannon({ url, connections: CONNECTIONS, duration, requests });
  await run(3);
  const before = await cpuMs(pid);
  const { result, held } = await underLoad(() => run(seconds));
  const cpu = (await cpuMs(pid)) - before;
  const redirects = result.statusCodeStats?.['303']?.count ?? 0;
  const answered = Object.values(result.statusCodeStats ?? {}).reduce(
    (sum, { count }) => sum + count,
    0,
  );
  return {
    'steps/s': round(redirects / result.duration),
    'CPU ms each': round(cpu / redirects, 2),
    'p50 ms': round(result.latency.p50),
    'p99 ms': round(result.latency.p99),
    'held up ms': round(held),
    wrong: answered - redirects + result.errors,
  };
}

/** Measures SQLite, and PostgreSQL where it is installed. */
export async function measureForms(seconds) {
  const rows = [];
  const on = (what, env) =>
    withSite({ SCENARIO: 'calm', TRUSTED_PROXIES: '1', ...env }, async (site) =>
      rows.push({
        what,
        ...(await measure(site, Math.max(5, Math.min(20, seconds / 3)))),
        'RSS MB': await residentMb(site.pid),
      }),
    );
  await on('form steps, SQLite', { DATABASE_URL: '' });
  await withDatabase((url) => on('form steps, PostgreSQL', { DATABASE_URL: url }));
  printTable(`Form steps: one process, ${CONNECTIONS} connections, ${VISITORS} visitors`, rows);
}
