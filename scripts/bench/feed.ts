import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { exampleLiveRecord } from '../../tests/fixtures/live-record';
import { parseFeedBytes } from '~/server/incidents/wire/parse-feed';

const SIZE = 1_400_000;
const ROUNDS = 15;

/** Returns a feed of the largest size seen so far, in the live format. */
function feedText(most: number): string {
  const records: string[] = [];
  for (let size = 0; size < most; size += records.at(-1)?.length ?? 0) {
    const index = records.length;
    const codes = Array.from({ length: 90 }, (_, code) => `CB${1 + (index % 9)}${code % 10}AB`);
    records.push(
      JSON.stringify(
        exampleLiveRecord({ IncidentReference: `INCD-${index}-B`, FullPostcodeData: codes }),
      ),
    );
  }
  return `[${records.join(',')}]`;
}

const median = (values: number[]): number =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

/** Measures how long parsing the feed takes, and the longest delay of other work meanwhile. */
export async function measureFeed(size = SIZE) {
  const text = feedText(size);
  const times: number[] = [];
  const blocks: number[] = [];
  let incidents = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await sleep(20);
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    const started = performance.now();
    incidents = (await parseFeedBytes(Buffer.from(text))).incidents.length;
    times.push(performance.now() - started);
    await sleep(5);
    delay.disable();
    blocks.push(delay.max / 1e6);
  }
  const first = times[0] ?? NaN;
  return {
    megabytes: text.length / 1e6,
    incidents,
    first,
    median: median(times),
    block: median(blocks),
  };
}
