import autocannon from 'autocannon';
import { cpuMs, residentMb, withSite } from './site.mjs';
import { printTable, round } from './table.mjs';

const CONNECTIONS = 32;
const VISITORS = 500;
const PAGE = '/forms/report-a-power-cut/what-is-off';
const BODIES = ['Today', 'Before today'].map((whenOff) =>
  new URLSearchParams({
    powerOff: 'All of the property',
    whenOff,
    _asked: 'powerOff whenOff',
  }).toString(),
);
const headersOf = (url, Cookie) => ({
  Origin: url,
  'Content-Type': 'application/x-www-form-urlencoded',
  ...(Cookie ? { Cookie } : {}),
});

/** Returns a visitor's cookie after the first step; throws if a step is not accepted. */
async function newVisitor(url) {
  const answer = await fetch(url + PAGE, {
    method: 'POST',
    redirect: 'manual',
    headers: headersOf(url),
    body: BODIES[0],
  });
  if (answer.status !== 303) throw new Error(`A form step was answered ${answer.status}.`);
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
    cookies.push(...(await Promise.all(Array.from({ length: 20 }, () => newVisitor(url)))));
  const requests = cookies.flatMap((cookie) =>
    BODIES.map((body) => ({ method: 'POST', path: PAGE, headers: headersOf(url, cookie), body })),
  );
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

/** SQLite, and PostgreSQL if BENCH_STEPS_DATABASE_URL names an empty database. */
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
  const database = process.env.BENCH_STEPS_DATABASE_URL;
  if (database) await on('form steps, PostgreSQL', { DATABASE_URL: database });
  printTable(`Form steps: one process, ${CONNECTIONS} connections, ${VISITORS} visitors`, rows);
  if (!database)
    process.stdout.write(
      'Not measured: PostgreSQL. BENCH_STEPS_DATABASE_URL names an empty database.\n',
    );
}
