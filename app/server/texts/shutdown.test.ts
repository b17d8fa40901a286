import { expect, it, vi } from 'vitest';
import { SECOND } from '~/domain/time/instant';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { createHashes } from './sign-ups/hashes.server';
import { addOwnMessage } from './sign-ups/rows.server';
import { createOutbox } from '../outbox/create.server';
import { startWorker } from '../outbox/worker.server';
import type { Store } from '../store/open.server';
import type { TextSender } from './notifications';
import { createTextTransport } from './send.server';

const marks = createHashes(createEncrypter('a secret of sixteen letters', 'text updates'));
const undo = undoAfterEach();

function sendingWith(store: Store, send: TextSender['send'], now = Date.now) {
  const transport = createTextTransport({
    db: store.db,
    sender: { atOnce: 10, send },
    marks,
    ownText: () => 'Welcome',
    logger: quietLogger,
    now,
    idleMs: 10,
  });
  const worker = startWorker({ store, transport, logger: quietLogger, now, graceMs: 100 });
  undo.push(() => worker.stop());
  return worker;
}

const welcome = (store: Store, count: number) => {
  const numbers = Array.from(
    { length: count },
    (_, index) => `+4477009${String(index).padStart(5, '0')}`,
  );
  const sealed = numbers.map((mobile) => [
    marks.numberMark(mobile),
    marks.encryptNumber(mobile, marks.numberMark(mobile)),
  ]);
  return store.db
    .transaction()
    .execute((trx) => addOwnMessage(trx, 'welcome', new Map(sealed as never), Date.now()));
};
const hanging = () => vi.fn<TextSender['send']>(() => new Promise(() => {}));
const sending = () => vi.fn<TextSender['send']>(async (messages) => messages.map(() => 'sent'));

describeOnEveryStore('an end while the text message service hangs', (makeStore) => {
  it('gives back what is on its way, and another process sends it once this one has ended', async () => {
    const store = await makeStore();
    await welcome(store, 1);
    const [hang, other] = [hanging(), sending()];
    const ending = sendingWith(store, hang);
    await vi.waitFor(() => expect(hang).toHaveBeenCalledOnce());
    sendingWith(store, other);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(other).not.toHaveBeenCalled();
    await ending.stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(other).not.toHaveBeenCalled();
    const later = sending();
    sendingWith(store, later, () => Date.now() + 10 * SECOND);
    await vi.waitFor(() => expect(later).toHaveBeenCalledOnce(), 5000);
  });
});

describeOnEveryStore('a storm of texts', (makeStore) => {
  it('holds up no form, and sends no more at once than the service takes', async () => {
    const store = await makeStore();
    await welcome(store, 3000);
    const hang = hanging();
    sendingWith(store, hang);
    await vi.waitFor(() => expect(hang).toHaveBeenCalled());
    const deliver = vi.fn(async () => null);
    const encrypter = createEncrypter('a secret of sixteen letters', 'outbox');
    const outbox = createOutbox({
      store,
      receiver: { deliver },
      encrypter,
      logger: quietLogger,
      idleMs: 10,
    });
    undo.push(() => outbox.stop());
    await store.db
      .transaction()
      .execute((trx) =>
        outbox.put(trx, { channel: 'submit-form', key: 'key-1', body: { name: 'Ann' } }),
      );
    // As if whoever put it had died before delivering.
    await store.db
      .updateTable('outbox')
      .set({ lease_until: 0 })
      .where('kind', '=', 'operator')
      .execute();
    await vi.waitFor(() => expect(deliver).toHaveBeenCalledOnce(), 1000);
    expect(hang.mock.calls.map(([messages]) => messages.length)).toEqual([10]);
    expect(await outbox.health()).toBe('ok');
  });
});
