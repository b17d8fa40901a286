import autocannon from 'autocannon';
import { say } from '../lib/run.mjs';
import { cpuMs } from './site.mjs';
import { round } from './table.mjs';

export const CONNECTIONS = 32;
const CALLERS = 5000;
const WARM_UP_S = 3;

/**
 * Sends these requests `{ path, headers }` in turn over 32 connections, after a warm-up, each from another caller so that no rate
 * limit stops the run. Returns a row of a table; any status other than 2xx is wrong, and printed.
 */
export async function hammer(site, requests, seconds, headers = {}) {
  const repeated = Array.from({ length: Math.max(CALLERS, requests.length) }, (_, index) => {
    const { path, headers: own } = requests[index % requests.length];
    return {
      path,
      headers: { ...headers, ...own, 'x-forwarded-for': `10.2.${index >> 8}.${index & 255}` },
    };
  });
  const run = (duration) =>
    autocannon({ url: site.url, connections: CONNECTIONS, duration, requests: repeated });
  await run(Math.min(WARM_UP_S, seconds));
  const before = await cpuMs(site.pid);
  const { result, held } = await site.underLoad(() => run(seconds));
  const spent = (await cpuMs(site.pid)) - before;
  const wrong = result.non2xx + result.errors;
  if (wrong > 0)
    say(`${requests[0].path}: ${JSON.stringify(result.statusCodeStats)}, ${result.errors} errors`);
  return {
    'pages/s': round(result.requests.average),
    'p50 ms': round(result.latency.p50),
    'p99 ms': round(result.latency.p99),
    'held up ms': round(held),
    'processor ms each': round(spent / result.requests.total, 2),
    'kB each': round(result.throughput.total / result.requests.total / 1024, 1),
    wrong,
  };
}
