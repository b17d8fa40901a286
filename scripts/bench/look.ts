import { MINUTE } from '~/domain/time/instant';
import { answering } from '#demo/answers.server';
import { incidentAnswers } from '#demo/incidents.server';
import { createDemoNetwork } from '#demo/incidents/network';
import { chooseSource } from '~/server/incidents/choose-source.server';
import { serializeSnapshot, type SerializedSnapshot } from '~/server/incidents/serialized-snapshot';
import { parseFeed } from '~/server/incidents/wire/parse-feed';
import { NO_NUMBERS } from '~/server/incidents/wire/private/html';
import { createOperator } from '~/server/operator.server';

const BEGIN = Date.UTC(2026, 10, 22, 21, 7);
/**
 * How far the clock moves between two polls, so that the list changes, and how often it is polled.
 */
const SCENES = {
  calm: { stepMs: 5 * MINUTE, rounds: 40 },
  storm: { stepMs: 30 * MINUTE, rounds: 12 },
} as const;
/** Polls until the code is warm. */
const WARM = 3;

type Look = (now: number, previous: SerializedSnapshot | null) => Promise<SerializedSnapshot>;

const notAsked = () => Promise.reject(new Error('not asked'));
const network = (storm: boolean) => createDemoNetwork({ storm, startedAt: BEGIN });

/** Like an in-process adapter: records are read and published again each time. */
function handedOver(storm: boolean): Look {
  const demo = network(storm);
  return async (now, previous) => {
    const feed = await parseFeed(demo.recordsAt(now), { numbers: NO_NUMBERS, now });
    return serializeSnapshot(feed, { takenAt: now, dataTime: null }, previous);
  };
}

/** Like the site: calls the handler by the wire contract. */
function lookOf(storm: boolean): Look {
  let at = BEGIN;
  const parts = {
    followUps: () => Promise.resolve(new Map()),
    network: network(storm),
    latest: () => ({ snapshot: () => null, wireJsonOf: () => null }),
    isRealFeed: false,
    addresses: { search: notAsked, searchExport: notAsked },
    nearestSector: () => null,
    now: () => at,
  };
  const questions = { byMpan: notAsked, futurePlanned: notAsked, closeRoads: notAsked };
  const handler = answering(incidentAnswers(parts, questions));
  const operator = createOperator({ OPERATOR_URL: undefined, OPERATOR_KEY: undefined }, handler);
  const source = chooseSource({ INCIDENTS_URL: undefined }, operator, () => NO_NUMBERS);
  return async (now, previous) => {
    at = now;
    const answer = await source.read(now, previous === null);
    return answer.kind === 'same'
      ? (previous as SerializedSnapshot)
      : serializeSnapshot(answer.feed, answer, previous);
  };
}

/**
 * Polls repeatedly and returns milliseconds of processor time, independent of the machine's other
 * load.
 */
async function timesOf(look: Look, { stepMs, rounds }: { stepMs: number; rounds: number }) {
  let serialized: SerializedSnapshot | null = null;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.cpuUsage();
    serialized = await look(BEGIN + round * stepMs, serialized);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const later = times.slice(WARM).sort((a, b) => a - b);
  return {
    first: times[0] ?? NaN,
    least: later[0] ?? NaN,
    median: later[Math.floor(later.length / 2)] ?? NaN,
  };
}

/** Measures the cost of polling a changed list, in calm and in storm. */
export async function measureLooks() {
  const results = [];
  for (const scene of ['calm', 'storm'] as const) {
    const isStorm = scene === 'storm';
    const ways = {
      'handed over': handedOver(isStorm),
      'asked by the wire contract': lookOf(isStorm),
    };
    for (const [how, look] of Object.entries(ways))
      results.push({ scene, how, ...(await timesOf(look, SCENES[scene])) });
  }
  return results;
}
