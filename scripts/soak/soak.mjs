import autocannon from 'autocannon';
import { percentile } from '../bench/table.mjs';
import { withSite } from '../bench/site.mjs';
import { startOwnOperator } from '../lib/operator.mjs';
import { slowClients } from './slow-clients.mjs';
import { stormRequests } from './requests.mjs';
import { askSteadily } from './steady.mjs';

const SHARE = 0.7;
const CONNECTIONS = 32;
/** Response times show delays; only a missing response is an error. */
const TIMEOUT_S = 60;
const RIGHT = new Set(['200', '303', '304']);
const MB = 1_000_000;

const countOf = ({ statusCodeStats = {}, errors }) => {
  const counts = Object.entries(statusCodeStats);
  const sum = (list) => list.reduce((total, [, { count }]) => total + count, 0);
  return { answers: sum(counts), wrong: sum(counts.filter(([code]) => !RIGHT.has(code))) + errors };
};

/**
 * Each connection starts elsewhere in the mix, so that they do not all request the same thing at
 * once.
 */
function startingElsewhere(requests) {
  let begun = 0;
  return (client) => {
    const from = Math.floor((requests.length / CONNECTIONS) * (begun % CONNECTIONS));
    begun += 1;
    client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
  };
}

/** Returns the median memory of a part of the run, from one share of its time to another. */
const memoryIn = (seconds, from, to) =>
  percentile(
    seconds
      .slice(Math.floor(seconds.length * from), Math.ceil(seconds.length * to))
      .map(({ rss }) => rss),
    0.5,
  ) / MB;

/**
 * Runs a site in a storm. Its operator runs as a separate process, so that its resource use is not
 * counted.
 */
async function withStorm(work) {
  const operator = await startOwnOperator({ SCENARIO: 'storm' });
  try {
    return await withSite(
      { SCENARIO: 'storm', OPERATOR_URL: operator.url, TRUSTED_PROXIES: '1' },
      work,
    );
  } finally {
    await operator.stop();
  }
}

/**
 * The site in a storm under a mixed load of 70 % of what it can do, with some visitors on poor lines. What it can do is measured at the
 * start, once it is warm.
 * `onMinute` gets what each minute brought, with the site's memory and its longest stall.
 * @param {{ seconds: number, warmUpSeconds?: number, rampSeconds?: number, slow?: number, onMinute?: (minute: object) => void }} options
 */
export const soak = ({
  seconds,
  warmUpSeconds = 30,
  rampSeconds = 120,
  slow = 8,
  onMinute = () => {},
}) =>
  withStorm(async ({ url, takeSeconds }) => {
    const requests = await stormRequests(url);
    const load = (duration) =>
      autocannon({
        url,
        connections: CONNECTIONS,
        duration,
        setupClient: startingElsewhere(requests),
        timeout: TIMEOUT_S,
      });
    const warm = await load(warmUpSeconds);
    const ramp = await load(rampSeconds);
    // Even if a busy machine answered nothing during the ramp, sends one request per second.
    const ceiling = Math.max(1, countOf(ramp).answers / ramp.duration);
    takeSeconds();
    const poorLines = slowClients(url, slow);
    const figures = [];
    const steady = await askSteadily({
      url,
      requests,
      perSecond: ceiling * SHARE,
      seconds,
      onMinute(minute) {
        const each = takeSeconds();
        figures.push(...each);
        const memory = memoryIn(each, 0, 1);
        onMinute({ ...minute, memory, held: Math.max(0, ...each.map(({ held }) => held)) });
      },
    });
    figures.push(...takeSeconds());
    const poor = await poorLines.stop();
    const wrong = [...steady.statuses].reduce(
      (sum, [code, count]) => sum + (RIGHT.has(String(code)) ? 0 : count),
      0,
    );
    const answers = steady.latencies.length;
    // Startup memory, such as caches and compiled code, is not growth: compares the second tenth
    // with the last.
    const before = memoryIn(figures, 0.1, 0.2);
    const after = memoryIn(figures, 0.9, 1);
    return {
      ceiling,
      perSecond: answers / steady.seconds,
      answers,
      p50: percentile(steady.latencies, 0.5),
      p99: percentile(steady.latencies, 0.99),
      memory: after,
      growth: (after - before) / before,
      wrong: countOf(warm).wrong + countOf(ramp).wrong + wrong + poor.wrong,
      poorLines: poor.answered,
      heldP99: percentile(
        figures.map(({ heldP99 }) => heldP99),
        0.99,
      ),
      held: Math.max(0, ...figures.map(({ held }) => held)),
    };
  });
