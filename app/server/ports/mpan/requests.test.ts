import { expect, it } from 'vitest';
import { demoOperator, operatorAt } from '../../../../tests/support/demo-operator';
import { startOperatorInbox, type Mood } from '../../../../tests/support/operator-inbox';
import { describeOnEveryStore, quietLogger } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import { DAY, HOUR } from '~/domain/time/instant';
import { isReference } from '~/forms/engine/reference';
import { createOutbox } from '~/server/outbox/create.server';
import { createHttpReceiver } from '~/server/outbox/operator-http.server';
import type { Receiver } from '~/server/outbox/outbox';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import type { AcceptedRequest, MailboxFull, MpanCheck } from './port';
import { createMpanRequests } from './requests-store.server';
import { purgeJobsOf } from '~/server/store/table-retention';

const undo = undoAfterEach();

const SECRET = 'a secret of sixteen letters';
interface Start {
  receiver?: Receiver;
  now?: () => number;
  patienceMs?: number;
}
function start(
  store: Store,
  { receiver = createHttpReceiver(demoOperator({ store })), now, patienceMs = 5000 }: Start = {},
) {
  const outbox = createOutbox({
    store,
    receiver,
    encrypter: createEncrypter(SECRET, 'test'),
    logger: quietLogger,
    idleMs: 20,
    pause: () => 20,
  });
  undo.push(() => outbox.stop());
  const encrypter = createEncrypter(SECRET, 'requests');
  return {
    outbox,
    requests: createMpanRequests({ store, outbox, encrypter, patienceMs, ...(now && { now }) }),
  };
}
async function withInbox(store: Store, patienceMs?: number) {
  const operator = await startOperatorInbox();
  undo.push(() => operator.close());
  const receiver = createHttpReceiver(operatorAt(operator.url, 'k'));
  return { operator, ...start(store, { receiver, ...(patienceMs ? { patienceMs } : {}) }) };
}

const body: MpanCheck = {
  checkbox: true,
  emailAddress: 'sam.example@mail.example',
  mpan: '1000001901079',
  supplierName: 'Fenland Home Energy',
  supplierNumber: '0808 157 0141',
};
function took(answer: AcceptedRequest | MailboxFull): AcceptedRequest {
  if (answer.state === 'mailbox-full') throw new Error('the mailbox is full');
  return answer;
}
const rowsOf = (store: Store) => store.db.selectFrom('mpan_request').selectAll().execute();

describeOnEveryStore('requests for a meter point number', (makeStore) => {
  it.each(['mpan-checker', 'mpan-export-checker'] as const)(
    '%s arrives, under a reference',
    async (kind) => {
      const store = await makeStore();
      const { operator, requests } = await withInbox(store);
      const accepted = took(await requests.request(kind, body, {}));
      expect(isReference(accepted.reference)).toBe(true);
      expect(accepted.state).toBe('arrived');
      expect([...operator.accepted.entries()]).toEqual([[accepted.reference, body]]);
    },
  );

  it('keeps nothing of the visitor beside the sealed parcel', async () => {
    const store = await makeStore();
    const { requests } = start(store);
    await requests.request('mpan-checker', body, { idempotencyKey: 'key-12345' });
    const json = JSON.stringify([
      await rowsOf(store),
      await store.db.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(json).toContain('key-12345');
    for (const word of [body.emailAddress, body.mpan, body.supplierName])
      expect(json).not.toContain(word);
  });

  it.each<[Mood, 'kept' | 'refused']>([
    [503, 'kept'],
    ['slow', 'kept'],
    [422, 'refused'],
  ])(
    'when the operator answers %s it is %s, and what is kept arrives later, once',
    async (mood, state) => {
      const store = await makeStore();
      const { operator, requests, outbox } = await withInbox(
        store,
        mood === 'slow' ? 100 : undefined,
      );
      operator.next.push(mood);
      const accepted = took(
        await requests.request('mpan-checker', body, { idempotencyKey: 'key-12345' }),
      );
      expect(accepted.state).toBe(state);
      if (state === 'refused') return expect(operator.accepted.size).toBe(0);
      await expect
        .poll(async () => (await outbox.outcomeOf('mpan-checker', 'key-12345'))?.state)
        .toBe('delivered');
      expect(operator.accepted.size).toBe(1);
      expect(await requests.request('mpan-checker', body, { idempotencyKey: 'key-12345' })).toEqual(
        {
          reference: accepted.reference,
          state: 'arrived',
        },
      );
    },
  );

  it('is the same request under the same key, another kind or key is another one', async () => {
    const store = await makeStore();
    const { operator, requests } = await withInbox(store);
    const send = (kind: 'mpan-checker' | 'mpan-export-checker', idempotencyKey: string) =>
      requests.request(kind, body, { idempotencyKey });
    const answers = await Promise.all([
      send('mpan-checker', 'key-12345'),
      send('mpan-checker', 'key-12345'),
    ]);
    expect(new Set(answers.map((answer) => took(answer).reference)).size).toBe(1);
    await send('mpan-export-checker', 'key-12345');
    await send('mpan-checker', 'key-67890');
    expect(await rowsOf(store)).toHaveLength(3);
    expect(operator.accepted.size).toBe(2);
  });

  it('refuses another body under a key that was used', async () => {
    const { requests } = start(await makeStore());
    await requests.request('mpan-checker', body, { idempotencyKey: 'key-12345' });
    await expect(
      requests.request(
        'mpan-checker',
        { ...body, emailAddress: 'other@mail.example' },
        { idempotencyKey: 'key-12345' },
      ),
    ).rejects.toMatchObject({ kind: 'invalid', field: 'Idempotency-Key' });
  });

  it('accepts nothing when the parcel cannot be kept', async () => {
    const store = await makeStore();
    const outbox = {
      put: () => Promise.reject(new Error('full')),
      deliver: () => Promise.resolve(),
      outcomeOf: () => Promise.resolve(null),
    };
    const requests = createMpanRequests({
      store,
      outbox,
      encrypter: createEncrypter(SECRET, 'requests'),
    });
    await expect(requests.request('mpan-checker', body, {})).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(await rowsOf(store)).toEqual([]);
  });

  it('writes to one mailbox so often, whatever is asked and whoever asks; a repeat is no further one', async () => {
    const store = await makeStore();
    let clock = Date.UTC(2026, 2, 10);
    const nodes = [start(store, { now: () => clock }), start(store, { now: () => clock })];
    const ask = (index: number) =>
      nodes[index % 2]!.requests.request(index % 3 ? 'mpan-checker' : 'mpan-export-checker', body, {
        idempotencyKey: `key-${10_000 + index}`,
      });
    const states: string[] = [];
    for (let index = 0; index < 8; index += 1) states.push((await ask(index)).state);
    expect(states).toEqual([...Array<string>(6).fill('arrived'), 'mailbox-full', 'mailbox-full']);
    expect(await rowsOf(store)).toHaveLength(6);
    expect((await ask(5)).state).toBe('arrived');
    clock += HOUR;
    expect((await ask(6)).state).toBe('arrived');
    expect((await ask(7)).state).toBe('mailbox-full');
  });

  it('forgets references after 90 days', async () => {
    const store = await makeStore();
    let clock = Date.UTC(2026, 2, 10);
    const { requests } = start(store, { now: () => clock });
    const purge = purgeJobsOf({ db: store.db, now: () => clock }, 90 * DAY)['mpan_request']!;
    await requests.request('mpan-checker', body, {});
    clock += 90 * DAY;
    await purge();
    expect(await rowsOf(store)).toHaveLength(1);
    clock += 1;
    await purge();
    expect(await rowsOf(store)).toHaveLength(0);
  });
});
