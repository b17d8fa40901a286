import autocannon from 'autocannon';
import { percentile } from '../bench/table.mjs';
import { withSite } from '../bench/site.mjs';
import { slowClients } from './slow-clients.mjs';
import { stormRequests } from './requests.mjs';

const SHARE = 0.7;
const CONNECTIONS = 32;
/** Lateness is told by the times of answers; an answer that does not come at all is an error. */
const TIMEOUT_S = 60;
const RIGHT = new Set(['200', '303', '304']);
const MB = 1_000_000;

const countOf = ({ statusCodeStats = {}, errors }) => {
  const counts = Object.entries(statusCodeStats);
  const sum = (list) => list.reduce((total, [, { count }]) => total + count, 0);
  return { answers: sum(counts), wrong: sum(counts.filter(([code]) => !RIGHT.has(code))) + errors };
};

/** Median memory of a part of the run, from one share of its time to another. */
const memoryIn = (seconds, from, to) =>
  percentile(
    seconds.slice(Math.floor(seconds.length * from), Math.ceil(seconds.length * to)).map(({ rss }) => rss),
    0.5,
  ) / MB;

/**
 * The site in a storm under a mixed load of 70 % of what it can do, measured at the start, with some visitors on poor lines.
 * @param {{ seconds: number, rampSeconds?: number, slow?: number }} options
 */
export const soak = ({ seconds, rampSeconds = 20, slow = 8 }) =>
  withSite({ SCENARIO: 'storm', TRUSTED_PROXIES: '1' }, async ({ url, watched }) => {
    const requests = await stormRequests(url);
    const run = (duration, overallRate) =>
      autocannon({
        url,
        connections: CONNECTIONS,
        duration,
        requests,
        timeout: TIMEOUT_S,
        ...(overallRate ? { overallRate } : {}),
      });
    const ramp = await run(rampSeconds);
    const ceiling = countOf(ramp).answers / ramp.duration;
    watched();
    const poorLines = slowClients(url, slow);
    const result = await run(seconds, Math.max(CONNECTIONS, Math.floor(ceiling * SHARE)));
    const told = watched();
    const poor = await poorLines.stop();
    const { answers, wrong } = countOf(result);
    // What a run needs at its start, caches and compiled code, is no growth: the second tenth is compared with the last.
    const before = memoryIn(told, 0.1, 0.2);
    const after = memoryIn(told, 0.9, 1);
    return {
      ceiling,
      perSecond: answers / result.duration,
      answers,
      p50: result.latency.p50,
      p99: result.latency.p99,
      memory: after,
      growth: (after - before) / before,
      wrong: wrong + countOf(ramp).wrong + poor.wrong,
      poorLines: poor.answered,
      heldP99: percentile(
        told.map(({ heldP99 }) => heldP99),
        0.99,
      ),
      held: Math.max(0, ...told.map(({ held }) => held)),
    };
  });
