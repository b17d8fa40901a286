import http from 'node:http';
import { percentile } from '../bench/table.mjs';

const TICK_MS = 5;
/** Response times show delays; only a missing response is an error. */
const TIMEOUT_MS = 60_000;
const MINUTE_MS = 60_000;

/** Sends one request and resolves to the status of its complete response; 0 without one. */
const ask = (agent, url, { method = 'GET', path, headers, body }) =>
  new Promise((resolve) => {
    const failed = () => resolve(0);
    const request = http.request(
      new URL(path, url),
      { agent, method, headers, timeout: TIMEOUT_MS },
      (answer) => {
        answer.once('end', () => resolve(answer.statusCode)).once('error', failed);
        answer.resume();
      },
    );
    request.once('timeout', () => request.destroy()).once('error', failed);
    request.end(body);
  });

/**
 * Asks so many times a second at even moments, however long answers take, and counts each answer from the moment when it was due: visitors
 * do not wait for each other. (autocannon's rates let all connections begin together once a second.)
 * `onMinute` gets each minute's `{ minute, answers, p50, p99, longest }`, because an hour is long.
 * @returns {Promise<{ latencies: number[], statuses: Map<number, number>, seconds: number }>} milliseconds in rising order
 */
export async function askSteadily({ url, requests, perSecond, seconds, onMinute = () => {} }) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 512 });
  const latencies = [];
  const statuses = new Map();
  const under = new Set();
  const began = performance.now();
  let counted = 0;
  const tellMinute = () => {
    const times = latencies.slice(counted);
    counted = latencies.length;
    const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => percentile(times, share));
    const minute = Math.round((performance.now() - began) / MINUTE_MS);
    onMinute({ minute, answers: times.length, p50, p99, longest });
  };
  const telling = setInterval(tellMinute, MINUTE_MS);
  const count = Math.floor(perSecond * seconds);
  let sent = 0;
  const send = (due) => {
    const answered = ask(agent, url, requests[sent % requests.length]).then((status) => {
      latencies.push(performance.now() - due);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      under.delete(answered);
    });
    under.add(answered);
    sent += 1;
  };
  await new Promise((resolve) => {
    const timer = setInterval(() => {
      for (let due = began + (1000 * sent) / perSecond; sent < count && due <= performance.now();) {
        send(due);
        due = began + (1000 * sent) / perSecond;
      }
      if (sent < count) return;
      clearInterval(timer);
      resolve();
    }, TICK_MS);
  });
  await Promise.all(under);
  agent.destroy();
  clearInterval(telling);
  return {
    latencies: latencies.sort((a, b) => a - b),
    statuses,
    seconds: (performance.now() - began) / 1000,
  };
}
