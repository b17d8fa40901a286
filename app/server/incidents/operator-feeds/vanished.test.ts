import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '~/domain/time/instant';
import { parseFeedBytes } from '../wire/parse-feed';
import { exampleAnswer } from '../../../../tests/fixtures/example-answer';
import { ssenGetallfaults } from './ssen';
import { createVanished } from './vanished';

const begin = Date.UTC(2026, 6, 5, 18);

/** SSEN's list never tells an end. */
function listOf(references: readonly string[], type = 'LV', logged = '2026-07-05T15:00:00Z') {
  const faults = references.map((reference) => ({
    reference,
    type,
    loggedAtUtc: logged,
    affectedAreas: ['OX26 9ZA'],
    customerCount: 9,
  }));
  return parseFeedBytes(Buffer.from(JSON.stringify({ faults })), {
    now: begin,
    shape: ssenGetallfaults,
  });
}

const states = (feed: Awaited<ReturnType<typeof listOf>>) =>
  Object.fromEntries(
    feed.incidents.map(({ reference, powerCutType }) => [reference, powerCutType]),
  );

describe('an end that is only told by vanishing', () => {
  it('counts after two whole answers, with the time of the first', async () => {
    const vanished = createVanished();
    vanished.withVanished(await listOf(['TX1', 'TX2']), begin);
    const first = vanished.withVanished(await listOf(['TX2']), begin + 5 * MINUTE);
    expect(states(first)).toEqual({ TX1: 'unplanned', TX2: 'unplanned' });
    const second = vanished.withVanished(await listOf(['TX2']), begin + 10 * MINUTE);
    expect(states(second)).toEqual({ TX1: 'restored', TX2: 'unplanned' });
    const ended = second.incidents.find(({ reference }) => reference === 'TX1');
    expect(ended).toMatchObject({ restoredAt: begin + 5 * MINUTE, statusId: 5 });
    expect(second.records).toHaveLength(2);
  });

  it('counts an answer that says "unchanged" as one more', async () => {
    const vanished = createVanished();
    vanished.withVanished(await listOf(['TX1', 'TX2']), begin);
    expect(vanished.again(begin + MINUTE)).toBeNull();
    vanished.withVanished(await listOf(['TX2']), begin + 5 * MINUTE);
    const again = vanished.again(begin + 10 * MINUTE);
    expect(again && states(again)).toEqual({ TX1: 'restored', TX2: 'unplanned' });
  });

  it('is taken back where the incident comes back', async () => {
    const vanished = createVanished();
    vanished.withVanished(await listOf(['TX1']), begin);
    vanished.withVanished(await listOf([]), begin + 5 * MINUTE);
    vanished.withVanished(await listOf([]), begin + 10 * MINUTE);
    const back = vanished.withVanished(await listOf(['TX1']), begin + 15 * MINUTE);
    expect(states(back)).toEqual({ TX1: 'unplanned' });
    expect(back.incidents).toHaveLength(1);
  });

  it('is shown for three hours', async () => {
    const vanished = createVanished();
    vanished.withVanished(await listOf(['TX1']), begin);
    vanished.withVanished(await listOf([]), begin);
    expect(states(vanished.withVanished(await listOf([]), begin + 3 * HOUR))).toEqual({
      TX1: 'restored',
    });
    expect(states(vanished.withVanished(await listOf([]), begin + 3 * HOUR + MINUTE))).toEqual({});
  });

  it('of planned work counts once it has begun; before that it was called off', async () => {
    const vanished = createVanished();
    vanished.withVanished(await listOf(['P1'], 'PSI'), begin);
    vanished.withVanished(await listOf([]), begin);
    const over = vanished.withVanished(await listOf([]), begin + MINUTE);
    expect(over.incidents[0]).toMatchObject({
      powerCutType: 'planned',
      statusId: 5,
      restoredAt: begin,
    });

    const ahead = createVanished();
    ahead.withVanished(await listOf(['P2'], 'PSI', '2026-07-07T08:00:00Z'), begin);
    expect(states(ahead.withVanished(await listOf([]), begin + MINUTE))).toEqual({});
  });

  it('counts for what another process saw last', async () => {
    const vanished = createVanished();
    vanished.adopt((await listOf(['TX1'])).records);
    vanished.withVanished(await listOf([]), begin);
    expect(states(vanished.withVanished(await listOf([]), begin + MINUTE))).toEqual({
      TX1: 'restored',
    });
  });

  it('is never read from a feed that states its ends', async () => {
    const vanished = createVanished();
    vanished.withVanished(
      await parseFeedBytes(Buffer.from(exampleAnswer('npg-rest')), { now: begin }),
      begin,
    );
    const empty = {
      ...(await parseFeedBytes(Buffer.from(exampleAnswer('npg-rest')), { now: begin })),
      incidents: [],
      records: [],
    };
    for (const more of [1, 2, 3])
      expect(vanished.withVanished(empty, begin + more * MINUTE).incidents).toEqual([]);
  });
});
