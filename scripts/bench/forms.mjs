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
const headersOf = (url, Cookie) => ({
  Origin: url,
  'Content-Type': 'application/x-www-form-urlencoded',
  ...(Cookie ? { Cookie } : {}),
});

/** Returns the request of a visitor's step, whose answer changes with `index`. */
export const stepOf = (url, cookie, index) => ({
  method: 'POST',
  path: PAGE,
  headers: headersOf(url, cookie),
  body: BODIES[index % BODIES.length],
});

/** Returns a visitor's cookie after the first step; throws if a step is not accepted. */
export async function newFormVisitor(url) {
  const answer = await fetch(url + PAGE, {
    method: 'POST',
    redirect: 'manual',
    headers: headersOf(url),
    body: BODIES[0],
  });
  const to = answer.headers.get('location') ?? '';
  if (!to.startsWith(LATER_PAGE))
    throw new Error(`A form step was answered ${answer.status} ${to}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/**
 * Measures form steps per second: each POST changes a draft, which is written before the redirect.
 */
async function measure({ url, pid }, seconds) {
  const cookies = [];
  while (cookies.length < VISITORS)
    cookies.push(...(await Promise.all(Array.from({ length: 20 }, () => newFormVisitor(url)))));
  const requests = cookies.flatMap((cookie) => [stepOf(url, cookie, 0), stepOf(url, cookie, 1)]);
  const run = (duration) => autocannon({ url, connections: CONNECTIONS, duration, requests });
  await run(3);
  const before = await cpuMs(pid);
  const result = await run(seconds);
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
    wrong: answered - redirects + result.errors,
  };
}

/** Measures SQLite, and PostgreSQL where it is installed. */
export async function measureForms(seconds) {
  const rows = [];
  const on = (what, env) =>
    withSite({ SCENARIO: 'calm', ...env }, async (site) =>
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
