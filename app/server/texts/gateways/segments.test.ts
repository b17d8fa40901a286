import { expect, it, vi } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { DAY, HOUR } from '~/domain/time/instant';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { metrics } from '~/server/lib/metrics';
import { createHashes } from '../sign-ups/hashes.server';
import { endGone } from '../sign-ups/stops.server';
import type { Store } from '~/server/store/open.server';
import { describeOnEveryStore, quietLogger } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import { createNotifications } from '../create.server';
import type { SendResult, TextMessage } from '../notifications';
import { createSegmentBudget } from './segments.server';

const undo = undoAfterEach();
const START = Date.UTC(2026, 2, 10, 12);
let now = START;

function taking(answer: (message: TextMessage) => SendResult = () => 'sent') {
  const sent: string[] = [];
  return {
    sent,
    atOnce: 10,
    send: async (messages: readonly TextMessage[]) =>
      messages.map((message) => {
        const result = answer(message);
        if (result === 'sent') sent.push(message.text);
        return result;
      }),
  };
}
function budgetOf(store: Store, perDay: number | null) {
  const alarms: unknown[] = [];
  const logger = { error: (...line: unknown[]) => void alarms.push(line) };
  return { ...createSegmentBudget({ store, perDay, logger, now: () => now }), alarms };
}
const text = (words: string): TextMessage => ({ key: words, to: '+447700900001', text: words });
const ONE = text('one part');
const TWO = text('a'.repeat(161));

describeOnEveryStore('the ceiling of text segments in a day', (makeStore) => {
  const begin = async () => {
    now = START;
    return makeStore();
  };

  it('counts parts, sends what fits, and holds the rest until the next day', async () => {
    const store = await begin();
    const sender = taking();
    const budget = budgetOf(store, 5);
    const limited = budget.limit(sender);
    expect(await limited.send([TWO, TWO])).toEqual(['sent', 'sent']);
    expect(await limited.send([ONE, TWO, ONE])).toEqual(['sent', 'held', 'held']);
    expect(await limited.send([ONE])).toEqual(['held']);
    expect(await budget.heldAt()).toBe(START);
    now = Date.UTC(2026, 2, 11, 0, 1);
    expect(await limited.send([TWO, ONE])).toEqual(['sent', 'sent']);
    expect(sender.sent).toHaveLength(5);
  });

  it('counts for all processes together, and only what was taken', async () => {
    const store = await begin();
    const failing = budgetOf(store, 3).limit(taking(() => 'later'));
    expect(await failing.send([ONE, ONE, ONE])).toEqual(['later', 'later', 'later']);
    const [a, b] = [budgetOf(store, 3).limit(taking()), budgetOf(store, 3).limit(taking())];
    const results = (await Promise.all([a.send([ONE, ONE]), b.send([ONE, ONE])])).flat();
    expect(results.filter((one) => one === 'sent')).toHaveLength(3);
    expect(results.filter((one) => one === 'held')).toHaveLength(1);
  });

  it('is an alarm, once an hour, and a metric that counts every text held', async () => {
    const store = await begin();
    const budget = budgetOf(store, 1);
    const before = (await metrics.textsHeld.get()).values[0]?.value ?? 0;
    for (let turn = 0; turn < 4; turn += 1) await budget.limit(taking()).send([ONE]);
    expect(budget.alarms).toEqual([
      [{ perDay: 1 }, 'the ceiling of text segments for today is reached; texts wait'],
    ]);
    expect((await metrics.textsHeld.get()).values[0]?.value).toBe(before + 3);
    now += 2 * HOUR;
    await budget.limit(taking()).send([ONE]);
    expect(budget.alarms).toHaveLength(2);
  });

  it('does not hold anything where none is set, and stores nothing', async () => {
    const store = await begin();
    const many = Array.from({ length: 100 }, () => TWO);
    const results = await budgetOf(store, null).limit(taking()).send(many);
    expect(new Set(results)).toEqual(new Set(['sent']));
    expect(await store.db.selectFrom('text_day').selectAll().execute()).toEqual([]);
  });

  it('tries later what could not be counted, and forgets a day after a month', async () => {
    const store = await begin();
    const budget = budgetOf(store, 5);
    await budget.limit(taking()).send([ONE]);
    now += 32 * DAY;
    await budget.purge();
    expect(await store.db.selectFrom('text_day').selectAll().execute()).toEqual([]);
    await store.close();
    const sender = taking();
    expect(await budget.limit(sender).send([ONE])).toEqual(['later']);
    expect(sender.sent).toEqual([]);
  });
});

const marks = createHashes(createEncrypter('a secret of sixteen letters', 'text updates'));
const ANN = '+447700900001';
const content = {
  settings: () => ({ operator: { name: 'Meridian' } }),
  live: () => ({ stormMode: false }),
  dictionary: () => ({}),
} as never;
const cut = exampleIncident({
  reference: 'INCD-1-A',
  sectors: ['CB1 9'],
  estimateText: '10 Mar 15:00 - 16:00',
});

const changed = { ...cut, estimateText: '10 Mar 17:00 - 18:00' };

async function followedBy(store: Store, mobile: string) {
  const number_mark = marks.numberMark(mobile);
  const row = { way: 'text', kind: 'live', about: cut.reference, place_mark: null } as const;
  await store.db
    .insertInto('text_subscription')
    .values({
      ...row,
      number_mark,
      sealed: marks.encryptNumber(mobile, number_mark),
      mpan_mark: null,
      created_at: now,
    })
    .execute();
}
function start(store: Store, perDay: number, answer?: (message: TextMessage) => SendResult) {
  const sender = taking(answer);
  const budget = budgetOf(store, perDay);
  const notifications = createNotifications({
    env: { BASE_URL: 'https://www.meridian-power.example' },
    store,
    marks,
    contentIn: () => content,
    logger: quietLogger,
    sender: budget.limit(sender),
    texts: { heldAt: budget.heldAt, onGone: (gone) => endGone(store.db, gone, now) },
    now: () => now,
    everyMs: 1e9,
  });
  undo.push(() => notifications.stop());
  return {
    sent: sender.sent,
    async show(...incidents: (typeof cut)[]) {
      notifications.handleSnapshot(buildSnapshot(incidents, now));
      await notifications.settled();
      const due = () =>
        store.db
          .selectFrom('outbox')
          .where('state', '=', 'waiting')
          .where('due_at', '<=', now)
          .select('id')
          .execute();
      await vi.waitFor(async () => expect(await due()).toEqual([]), {
        timeout: 8000,
        interval: 5,
      });
    },
  };
}
const states = async (store: Store) =>
  (await store.db.selectFrom('outbox').select('state').execute()).map(({ state }) => state);

describeOnEveryStore('news beyond the ceiling of a day', (makeStore) => {
  it('waits until the next day and says what is true by then', async () => {
    now = START;
    const store = await makeStore();
    await budgetOf(store, 4).limit(taking()).send([TWO, TWO]);
    const { sent, show } = start(store, 4);
    await show(cut);
    await followedBy(store, ANN);
    await show(changed);
    expect(sent).toEqual([]);
    for (let hour = 0; hour < 11; hour += 1) {
      now += HOUR;
      await show(changed);
    }
    expect([sent, await states(store)]).toEqual([[], ['waiting']]);
    now += 2 * HOUR;
    await show(changed);
    // The estimate of yesterday afternoon is not sent as it was worded then.
    expect(sent).toEqual([expect.stringMatching(/^Meridian: Power cut in CB1 9/)]);
    expect(sent[0]).not.toMatch(/today/);
    expect(await states(store)).toEqual(['delivered']);
  });

  it('is dropped where the incident is no longer listed', async () => {
    now = START;
    const store = await makeStore();
    await budgetOf(store, 4).limit(taking()).send([TWO, TWO]);
    const { sent, show } = start(store, 4);
    await show(cut);
    await followedBy(store, ANN);
    await show(changed);
    for (let hour = 0; hour < 13; hour += 1) {
      now += HOUR;
      await show({ ...cut, reference: 'INCD-0-A' });
    }
    expect([sent, await states(store)]).toEqual([[], ['dropped']]);
  });
});

describeOnEveryStore('a number that its service no longer reaches', (makeStore) => {
  it('gets no more texts and is remembered as stopped, without a confirming text', async () => {
    now = START;
    const store = await makeStore();
    const { sent, show } = start(store, 100, () => 'gone');
    await show(cut);
    await followedBy(store, ANN);
    await show(changed);
    expect(sent).toEqual([]);
    expect(await store.db.selectFrom('text_subscription').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('text_stop').selectAll().execute()).toEqual([
      { number_mark: marks.numberMark(ANN), stopped_at: START },
    ]);
    await show({ ...cut, estimateText: '10 Mar 18:00 - 19:00' });
    expect(await states(store)).not.toContain('waiting');
  });
});
