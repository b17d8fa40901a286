import { afterEach, expect, it, vi } from 'vitest';
import { operatorAt } from '../../../../tests/support/demo-operator';
import { startOperatorInbox, type OperatorInbox } from '../../../../tests/support/operator-inbox';
import { describeOnEveryStore, quietLogger } from '../../../../tests/support/stores';
import { DAY } from '~/domain/time/instant';
import { createOutbox } from '~/server/outbox/create.server';
import { createHttpReceiver } from '~/server/outbox/operator-http.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import { exampleRequest } from '../../../../tests/fixtures/example-visit';
import type { OffersRequests } from './port';
import { createOffersRequests } from './create.server';
import { inTheClear } from '../../../../tests/support/in-the-clear';
import { purgeOld } from '~/server/store/table-retention';

const START = Date.UTC(2026, 2, 10, 12);
let clock = START;
const now = () => clock;
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  clock = START;
  for (const step of undo.splice(0).reverse()) await step();
});

const encrypter = createEncrypter('a secret of sixteen letters', 'offers');
const [NR2, NR3] = ['1000001909022', '1000001909031'] as const;

describeOnEveryStore('requests of offers', (makeStore) => {
  /** A test of impatience says how long; the others wait as long as a busy machine takes. */
  async function withInbox(
    patienceMs = 10_000,
  ): Promise<{ operator: OperatorInbox; offers: OffersRequests; store: Store }> {
    const operator = await startOperatorInbox();
    undo.push(() => operator.close());
    const store = await makeStore();
    const receiver = createHttpReceiver(operatorAt(operator.url, 'k'));
    const outbox = createOutbox({
      store,
      receiver,
      encrypter,
      logger: quietLogger,
      idleMs: 20,
      pause: () => 20,
    });
    undo.push(() => outbox.stop());
    return {
      operator,
      store,
      offers: createOffersRequests({ store, outbox, encrypter, now, patienceMs }),
    };
  }
  const soon = (work: () => void) => vi.waitFor(work, { timeout: 8000, interval: 20 });

  it('arrive as they were sent, once for a place however often [J-455]', async () => {
    const { operator, offers } = await withInbox();
    const many = Array.from({ length: 5 }, () => offers.request(exampleRequest(NR2)));
    expect(new Set(await Promise.all(many)).has('requested')).toBe(true);
    expect(await offers.request(exampleRequest(NR2, { emailAddress: '' }))).toBe('requested');
    expect([...operator.accepted.values()]).toEqual([exampleRequest(NR2)]);
    await offers.request(exampleRequest(NR3, { incidentReference: 'INCD-100203-A' }));
    expect(operator.accepted.size).toBe(2);
  });

  it('are kept while the operator is away, and delivered once it is back', async () => {
    const { operator, offers } = await withInbox(300);
    operator.mood = 503;
    expect(await offers.request(exampleRequest(NR2))).toBe('kept');
    expect(await offers.request(exampleRequest(NR2))).toBe('kept');
    expect(await offers.wasRequested(exampleRequest(NR2))).toBe(true);
    expect(operator.accepted.size).toBe(0);
    operator.mood = 'well';
    await soon(() => expect([...operator.accepted.values()]).toEqual([exampleRequest(NR2)]));
  });

  it('are kept while the operator is slow', async () => {
    const { operator, offers } = await withInbox(300);
    operator.next.push('slow');
    expect(await offers.request(exampleRequest(NR2))).toBe('kept');
    await soon(() => expect(operator.accepted.size).toBe(1));
  });

  it('that the operator refuses are none: another one may be sent', async () => {
    const { operator, offers } = await withInbox();
    operator.next.push(422);
    await expect(offers.request(exampleRequest(NR2))).rejects.toMatchObject({
      kind: 'invalid',
      field: null,
    });
    expect(await offers.wasRequested(exampleRequest(NR2))).toBe(false);
    expect(await offers.request(exampleRequest(NR2, { emailAddress: 'sam@other.example' }))).toBe(
      'requested',
    );
    expect(operator.accepted.size).toBe(1);
  });

  it('refuse another body under the same key', async () => {
    const { operator, offers } = await withInbox();
    const options = { idempotencyKey: 'key-12345', body: 'one' };
    expect(await offers.request(exampleRequest(NR2), options)).toBe('requested');
    expect(await offers.request(exampleRequest(NR2), options)).toBe('requested');
    await expect(
      offers.request(exampleRequest(NR3), { ...options, body: 'two' }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      field: 'Idempotency-Key',
    });
    expect([...operator.requests.map(({ key }) => key)]).toEqual(['key-12345']);
  });

  it('hold nothing that can be read, and go after their time', async () => {
    const { offers, store } = await withInbox();
    await offers.request(exampleRequest(NR2));
    const rows = async () => store.db.selectFrom('offers_request').selectAll().execute();
    const inClear = inTheClear(JSON.stringify(await rows()), [
      'sam@mail.example',
      '1000001909022',
      'ItemName',
    ]);
    expect(inClear).toEqual([]);
    clock += 119 * DAY;
    await purgeOld(store.db, 'offers_request', clock);
    expect(await rows()).toHaveLength(1);
    clock += 2 * DAY;
    await purgeOld(store.db, 'offers_request', clock);
    expect(await rows()).toHaveLength(0);
  });
});
