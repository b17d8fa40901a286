import { expect, it, vi } from 'vitest';
import { demoOperator } from '../../../tests/support/demo-operator';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { openStore, type Store } from '../store/open.server';
import { createHttpReceiver } from './operator-http.server';
import { createOutbox, type OutboxOptions } from './create.server';
import type { LeasedMessage, Outbox } from './outbox';

const encrypter = createEncrypter('a secret of sixteen letters', 'outbox');
const undo = undoAfterEach();

function start(store: Store, options: Partial<OutboxOptions> = {}): Outbox {
  const receiver = options.receiver ?? createHttpReceiver(demoOperator({ store }));
  const fast = { idleMs: 10, pause: () => 10 };
  const outbox = createOutbox({
    store,
    receiver,
    encrypter,
    logger: quietLogger,
    ...fast,
    ...options,
  });
  undo.push(() => outbox.stop());
  return outbox;
}
const put = (store: Store, outbox: Outbox, key: string): Promise<LeasedMessage> =>
  store.db
    .transaction()
    .execute((trx) => outbox.put(trx, { channel: 'submit-form', key, body: {} }));
/** As if whoever put them had died before delivering. */
const abandon = (store: Store) => store.db.updateTable('outbox').set({ lease_until: 0 }).execute();
const stateOf = async (outbox: Outbox, key: string) =>
  (await outbox.outcomeOf('submit-form', key))?.state;
const soon = (work: () => Promise<void> | void) =>
  vi.waitFor(work, { timeout: 8000, interval: 20 });

describeOnEveryStore('the outbox at a start without its store, and at its end', (makeStore) => {
  it('gives back at its end what hangs on its way, and another process takes it at once', async () => {
    const { env } = await makeStore.place();
    const [a, b] = [await openStore(env, quietLogger), await openStore(env, quietLogger)];
    undo.push(async () => void (await Promise.all([a.close(), b.close()])));
    const ending = start(a, {
      receiver: { deliver: () => new Promise(() => {}) },
      idleMs: 1e9,
      graceMs: 100,
    });
    void ending.deliver(await put(a, ending, 'key-1'));
    await ending.stop();
    const other = start(b);
    await soon(async () => expect(await stateOf(other, 'key-1')).toBe('delivered'));
  });

  it('begins when the store is there, and says once that it is away', async () => {
    const store = await makeStore();
    const logLines: string[] = [];
    const logger = {
      ...quietLogger,
      warn: (...args: unknown[]) => void logLines.push(String(args[1])),
    };
    let tellOpened = () => {};
    const opened = new Promise<void>((resolve) => (tellOpened = resolve));
    const maker = start(store, { idleMs: 1e9 });
    await maker.stop();
    await put(store, maker, 'key-1');
    await abandon(store);
    const outbox = start({ ...store, opened }, { logger });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await stateOf(outbox, 'key-1')).toBe('waiting');
    tellOpened();
    await soon(async () => expect(await stateOf(outbox, 'key-1')).toBe('delivered'));
    await store.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(logLines).toEqual(['the outbox could not be read']);
  });
});
