import { expect, it, vi } from 'vitest';
import { exampleIncident, exampleStep } from '../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '../store/open.server';
import type { SubscriptionKind } from '../store/values';
import { createHashes } from './sign-ups/hashes.server';
import { stopNumber } from './sign-ups/stops.server';
import { createNotifications } from './create.server';
import type { SendResult, TextMessage } from './notifications';

const marks = createHashes(createEncrypter('a secret of sixteen letters', 'text updates'));
const env = {
  BASE_URL: 'https://www.meridian-power.example',
};
const content = {
  settings: () => ({ operator: { name: 'Meridian' } }),
  live: () => ({ stormMode: false }),
  dictionary: () => ({}),
} as never;

let now = 0;
const undo = undoAfterEach();

const due = (store: Store) =>
  store.db
    .selectFrom('outbox')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', now)
    .select('id')
    .execute();

function start(store: Store, answer: (message: TextMessage) => SendResult = () => 'sent') {
  const sent: TextMessage[] = [];
  const sender = {
    atOnce: 10,
    send: async (messages: readonly TextMessage[]) =>
      messages.map((message) => {
        const result = answer(message);
        if (result === 'sent') sent.push(message);
        return result;
      }),
  };
  const notifications = createNotifications({
    env,
    store,
    marks,
    contentIn: () => content,
    logger: quietLogger,
    sender,
    now: () => now,
    everyMs: 1e9,
  });
  undo.push(() => notifications.stop());
  return {
    sent,
    texts: () => sent.map(({ to, text }) => `${to} ${/: (.*?) https/.exec(text)?.[1]}`).sort(),
    async show(...incidents: Incident[]) {
      notifications.handleSnapshot(buildSnapshot(incidents, now));
      await notifications.settled();
      await vi.waitFor(async () => expect(await due(store)).toEqual([]), {
        timeout: 8000,
        interval: 5,
      });
    },
  };
}

const ANN = '+447700900001';
const BOB = '+447700900002';
async function follow(
  store: Store,
  mobile: string,
  kind: SubscriptionKind,
  about: string,
  place: string | null = null,
) {
  const number_mark = marks.numberMark(mobile);
  const sealed = marks.encryptNumber(mobile, number_mark);
  await store.db
    .insertInto('text_subscription')
    .values({
      number_mark,
      sealed,
      way: 'text',
      kind,
      about,
      place_mark: place && marks.placeMark(place),
      mpan_mark: null,
      created_at: now,
    })
    .execute();
}

const cut = exampleIncident({
  reference: 'INCD-1-A',
  sectors: ['CB1 9'],
  postcodes: ['CB1 9ZA', 'CB1 9ZB'],
  estimateText: '10 Mar 15:00 - 16:00',
});
const later = { ...cut, estimateText: '10 Mar 17:00 - 18:00' };
const restored: Incident = { ...cut, powerCutType: 'restored' };
const incident = exampleIncident({ reference: 'INCD-0-A', sectors: ['CB9 9'] });

describeOnEveryStore('news by text message', (makeStore) => {
  const begin = async () => {
    now = Date.UTC(2026, 2, 10, 12);
    return makeStore();
  };

  it('is quiet when nothing changed, and tells a stage, an estimate and power back on once each', async () => {
    const store = await begin();
    const { show, texts, sent } = start(store);
    await show(cut);
    await follow(store, ANN, 'live', 'INCD-1-A');
    await show(cut);
    await show({ ...cut, customersAffected: 40 });
    expect(sent).toEqual([]);
    await show(later);
    expect(texts()).toEqual([
      `${ANN} Power cut in CB1 9: back between 5pm and 6pm Tue 10 Mar. We are finding out more.`,
    ]);
    await show({ ...later, steps: [exampleStep('Engineers on their way', { active: true })] });
    await show(restored);
    await show({ ...restored, customersAffected: 2 });
    expect(sent.map(({ text }) => /(finding out|on their way|back on)/.exec(text)?.[1])).toEqual([
      'finding out',
      'on their way',
      'back on',
    ]);
  });

  it('is one message for one number, by however many ways it would hear', async () => {
    const store = await begin();
    const { show, texts } = start(store);
    await show(incident);
    await follow(store, ANN, 'live', 'INCD-1-A');
    await follow(store, ANN, 'future', 'CB1 9ZA', 'CB1 9ZA');
    await follow(store, ANN, 'future', 'CB1 9ZB', 'CB1 9ZB');
    await follow(store, BOB, 'future', 'CB1 9', 'CB1 9');
    await follow(store, '+447700900003', 'future', 'CB8 9ZA', 'CB8 9ZA');
    await follow(store, '+447700900004', 'planned', 'CB1 9ZA', 'CB1 9ZA');
    await show(incident, { ...cut, receivedAt: now - MINUTE });
    expect(texts()).toEqual([
      `${ANN} Power cut in CB1 9: back between 3pm and 4pm Tue 10 Mar. We are finding out more.`,
      `${BOB} Power cut in CB1 9: back between 3pm and 4pm Tue 10 Mar. We are finding out more.`,
    ]);
  });

  it('of planned work goes to those who asked about planned work', async () => {
    const store = await begin();
    const { show, texts } = start(store);
    await show(incident);
    await follow(store, ANN, 'planned', 'CB1 9ZA', 'CB1 9ZA');
    await follow(store, BOB, 'future', 'CB1 9ZA', 'CB1 9ZA');
    const work: Incident = {
      ...cut,
      powerCutType: 'planned',
      plannedAt: now + 5 * DAY,
      estimateText: null,
    };
    await show(incident, work);
    await show(incident, { ...work, statusId: 8 });
    expect(texts()).toEqual([
      `${ANN} Planned work in CB1 9: cancelled. Your power stays on.`,
      `${ANN} Planned work in CB1 9: power off from noon Sun 15 Mar. Your power may be back sooner.`,
    ]);
  });

  it('of one home goes to who follows it, never to the neighbours', async () => {
    const store = await begin();
    const { show, texts } = start(store);
    await show({ ...cut, type: 1 });
    await follow(store, ANN, 'live', 'INCD-1-A');
    await follow(store, BOB, 'future', 'CB1 9ZA', 'CB1 9ZA');
    await show({ ...later, type: 1 });
    expect(texts().map((text) => text.slice(0, 13))).toEqual([ANN]);
  });

  it('is nothing at a first start, and nothing that a restart has seen before', async () => {
    const store = await begin();
    await follow(store, ANN, 'future', 'CB1 9ZA', 'CB1 9ZA');
    const fresh = { ...cut, receivedAt: now - MINUTE };
    const first = start(store);
    await first.show(fresh);
    expect(first.sent).toEqual([]);
    const second = start(store);
    await second.show(fresh);
    expect(second.sent).toEqual([]);
    await second.show({ ...fresh, estimateText: '10 Mar 19:00 - 20:00' });
    // Whichever of the two hears first of the news sends it.
    expect([...first.sent, ...second.sent]).toHaveLength(1);
  });

  it('is told by one of two processes that see it together', async () => {
    const store = await begin();
    await follow(store, ANN, 'live', 'INCD-1-A');
    const [a, b] = [start(store), start(store)];
    await a.show(cut);
    await b.show(cut);
    await Promise.all([a.show(later), b.show(later)]);
    expect([...a.sent, ...b.sent]).toHaveLength(1);
  });

  it('overtakes older news that could not be sent', async () => {
    const store = await begin();
    await follow(store, ANN, 'live', 'INCD-1-A');
    let mood: SendResult = 'later';
    const { show, texts } = start(store, () => mood);
    await show(cut);
    await show(later);
    mood = 'sent';
    now += HOUR;
    await show(restored);
    expect(texts()).toEqual([
      `${ANN} Power back on in CB1 9. Is your power still off? Call 105, free, or tell us:`,
    ]);
  });

  it('does not arrive after a stop, not even what was on its way; that texts are stopped does', async () => {
    const store = await begin();
    await follow(store, ANN, 'live', 'INCD-1-A');
    await follow(store, BOB, 'live', 'INCD-1-A');
    let mood: SendResult = 'later';
    const { show, sent } = start(store, () => mood);
    await show(cut);
    await show(later);
    await store.db
      .transaction()
      .execute((trx) => stopNumber(trx, marks, { mobile: ANN, mpan: null }, now));
    // Only now: the worker takes what is due as soon as it is, and a text before the stop is right.
    mood = 'sent';
    now += 10 * MINUTE;
    await show(later);
    expect(sent.map(({ to, key }) => `${to} ${key[0]}`).sort()).toEqual([`${ANN} s`, `${BOB} n`]);
  });

  it('is sent again after trouble, under the same key, and not after two hours', async () => {
    const store = await begin();
    await follow(store, ANN, 'live', 'INCD-1-A');
    const keys: string[] = [];
    let mood: SendResult = 'later';
    const { show, sent } = start(store, ({ key }) => {
      keys.push(key);
      return mood;
    });
    await show(cut);
    await show(later);
    now += 10 * MINUTE;
    await show(later);
    mood = 'sent';
    now += 10 * MINUTE;
    await show(later);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toHaveLength(3);
    expect(sent).toHaveLength(1);
    mood = 'later';
    await show(cut);
    now += 3 * HOUR;
    mood = 'sent';
    await show(cut);
    expect(sent).toHaveLength(1);
  });
});
