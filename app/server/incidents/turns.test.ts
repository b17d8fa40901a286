import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createDemoNetwork } from '~/server/demo/incidents/network';
import { atOnce, inTurns } from '~/server/lib/in-turns';
import { publishSteps, type Published } from './published';
import { exampleLiveRecord } from './wire/example-feed';
import { feedSteps, feedTextSteps } from './wire/parse-feed';

const NOW = Date.UTC(2026, 10, 22, 21, 7);
const times = { takenAt: NOW, told: null };

/** Runs work on a clock on which every look takes a millisecond, so that turns are counted and not timed. */
async function counted<Result>(work: (giveWay: () => Promise<void>) => Promise<Result>) {
  const genuine = performance.now;
  let clock = 0;
  let turns = 0;
  performance.now = () => (clock += 1);
  try {
    const result = await work(async () => void (turns += 1));
    return { result, turns };
  } finally {
    performance.now = genuine;
  }
}

describe('a look at a storm', () => {
  const network = createDemoNetwork({ storm: true, startedAt: NOW });
  const text = JSON.stringify(network.recordsAt(NOW));

  it('gives way many times while it reads, and while it makes the picture', async () => {
    const read = await counted((giveWay) => inTurns(feedTextSteps(text, { now: NOW }), giveWay));
    const { result: feed } = read;
    expect(feed.incidents.length).toBeGreaterThan(2500);
    // Each record is a step twice, and some steps make a turn.
    expect(read.turns).toBeGreaterThan(feed.incidents.length / 5);
    const made = await counted((giveWay) => inTurns(publishSteps(feed, times, null), giveWay));
    expect(made.turns).toBeGreaterThan(feed.incidents.length / 5);
    expect(made.result.snapshot.incidents).toHaveLength(feed.incidents.length);
  });

  it('gives way while the demonstration makes its list, which is the same as in one piece', async () => {
    const { result, turns } = await counted((giveWay) => inTurns(network.recordSteps(NOW), giveWay));
    expect(turns).toBeGreaterThan(10);
    expect(result).toEqual(network.recordsAt(NOW));
  });
});

const record = fc
  .record({
    number: fc.nat(8),
    customers: fc.nat(50),
    codes: fc.subarray(['CB11AA', 'CB12AB', 'NR14AA']),
    kind: fc.nat(2),
  })
  .map(({ number, customers, codes, kind }) => ({
    ...exampleLiveRecord({
      IncidentReference: `INCD-${number}-B`,
      NoCustomerAffected: customers,
      FullPostcodeData: codes,
    }),
    ...(kind === 0 ? { PowerCutType: 'Multiple' } : {}),
  }));
const list = fc.array(fc.oneof({ weight: 5, arbitrary: record }, { weight: 1, arbitrary: fc.jsonValue() }), {
  maxLength: 12,
});
const body = fc.oneof(
  list,
  list.map((results) => ({ results, total_count: results.length })),
);

it('in turns or in one piece, a feed and its picture are the same', async () => {
  await fc.assert(
    fc.asyncProperty(body, body, async (first, second) => {
      let whole: Published | null = null;
      let sliced: Published | null = null;
      for (const [index, one] of [first, second].entries()) {
        const now = NOW + index;
        const feed = atOnce(feedSteps(JSON.parse(JSON.stringify(one)), { now }));
        const inSteps = await inTurns(feedTextSteps(JSON.stringify(one), { now }), async () => undefined);
        expect(inSteps).toEqual(feed);
        whole = atOnce(publishSteps(feed, { ...times, takenAt: now }, whole));
        sliced = await inTurns(publishSteps(inSteps, { ...times, takenAt: now }, sliced), async () => undefined);
        expect(sliced.snapshot).toEqual(whole.snapshot);
        expect([sliced.json.whole(), sliced.json.light()]).toEqual([whole.json.whole(), whole.json.light()]);
      }
    }),
  );
});
