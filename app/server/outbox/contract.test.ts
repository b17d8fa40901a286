import { expect, it, vi } from 'vitest';
import { Failure } from '~/domain/failure';
import { DAY, MINUTE } from '~/domain/time/instant';
import { demoOperator, operatorAt } from '../../../tests/support/demo-operator';
import { contractForm, startOperatorInbox } from '../../../tests/support/operator-inbox';
import { inTheClear } from '../../../tests/support/in-the-clear';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { openStore, type Store } from '../store/open.server';
import { createOutbox, type OutboxOptions } from './create.server';
import { createHttpReceiver } from './operator-http.server';
import type { LeasedMessage, Outbox, Message } from './outbox';

const encrypter = createEncrypter('a secret of sixteen letters', 'outbox');
const undo = undoAfterEach();

const message = (key: string): Message => ({
  channel: 'submit-form',
  key,
  body: contractForm(key),
});

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
  store.db.transaction().execute((trx) => outbox.put(trx, message(key)));
/** As if whoever put them had died before delivering. */
const abandon = (store: Store) => store.db.updateTable('outbox').set({ lease_until: 0 }).execute();
const stateOf = async (outbox: Outbox, key: string) =>
  (await outbox.outcomeOf('submit-form', key))?.state;
const soon = (work: () => Promise<void> | void) =>
  vi.waitFor(work, { timeout: 8000, interval: 20 });

async function inbox(slowMs?: number) {
  const operator = await startOperatorInbox(slowMs);
  undo.push(() => operator.close());
  return { operator, receiver: createHttpReceiver(operatorAt(operator.url, 'k')) };
}

describeOnEveryStore('the outbox', (makeStore) => {
  it('delivers at once, and keeps what the operator answered', async () => {
    const store = await makeStore();
    const outbox = start(store);
    await outbox.deliver(await put(store, outbox, 'key-1'));
    expect(await outbox.outcomeOf('submit-form', 'key-1')).toEqual({
      state: 'delivered',
      answer: { callReference: expect.stringMatching(/^C-\d{10}$/) },
    });
    const rows = await store.db.selectFrom('operator_delivery').selectAll().execute();
    expect(rows).toMatchObject([
      { key: 'key-1', reference: contractForm('key-1').guIReference, times: 1 },
    ]);
  });

  it('puts nothing when the transaction fails', async () => {
    const store = await makeStore();
    const outbox = start(store);
    const failing = store.db.transaction().execute(async (trx) => {
      await outbox.put(trx, message('key-1'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await outbox.outcomeOf('submit-form', 'key-1')).toBeNull();
  });

  it('holds nothing that can be read in the database', async () => {
    const store = await makeStore();
    const outbox = start(store, {
      receiver: { deliver: () => Promise.reject(new Failure('unavailable', 'down')) },
    });
    await put(store, outbox, 'key-1');
    const rows = await store.db.selectFrom('outbox').selectAll().execute();
    expect(inTheClear(JSON.stringify(rows), ['Ann Example'])).toEqual([]);
  });

  it.each<[string, (string | number)[], number]>([
    ['500 and 503, then well', [500, 503], 3],
    ['429 and 408, then well', [429, 408], 3],
    ['401 and 404, then well: a wrong setting is no refusal', [401, 404], 3],
    ['its answer lost after it accepted', ['lost'], 2],
  ])('delivers to a service with %s, once', async (_, moods, calls) => {
    const store = await makeStore();
    const { operator, receiver } = await inbox();
    operator.next.push(...(moods as never[]));
    const outbox = start(store, { receiver });
    await outbox.deliver(await put(store, outbox, 'key-1'));
    expect(await stateOf(outbox, 'key-1')).toBe('waiting');
    await soon(async () => expect(await stateOf(outbox, 'key-1')).toBe('delivered'));
    expect(operator.requests).toEqual(
      Array(calls).fill({ key: 'key-1', authorization: 'Bearer k' }),
    );
    expect([...operator.accepted.values()]).toEqual([message('key-1').body]);
  });

  it('delivers after the service was not there at all', async () => {
    const store = await makeStore();
    const gone = await startOperatorInbox();
    await gone.close();
    const away = start(store, { receiver: createHttpReceiver(operatorAt(gone.url)) });
    await away.deliver(await put(store, away, 'key-1'));
    await away.stop();
    expect(await stateOf(away, 'key-1')).toBe('waiting');
    const { operator, receiver } = await inbox();
    const back = start(store, { receiver });
    await soon(async () => expect(await stateOf(back, 'key-1')).toBe('delivered'));
    expect(operator.accepted.size).toBe(1);
  });

  it('delivers all that waits as soon as the service takes something again', async () => {
    const store = await makeStore();
    const { operator, receiver } = await inbox();
    const outbox = start(store, { receiver, pause: () => 4 * MINUTE });
    operator.mood = 503;
    const keys = ['key-1', 'key-2', 'key-3'];
    for (const key of keys) await outbox.deliver(await put(store, outbox, key));
    operator.mood = 'well';
    await outbox.deliver(await put(store, outbox, 'key-4'));
    await soon(async () => {
      for (const key of keys) expect(await stateOf(outbox, key)).toBe('delivered');
    });
    expect(operator.requests).toHaveLength(7);
  });

  it('does not try one that always fails each time that another succeeds', async () => {
    const store = await makeStore();
    const { receiver } = await inbox();
    let tries = 0;
    const outbox = start(store, {
      pause: () => 4 * MINUTE,
      receiver: {
        deliver: (one) => {
          if (one.key !== 'always-fails') return receiver.deliver(one);
          tries += 1;
          return Promise.reject(new Failure('unavailable', 'down'));
        },
      },
    });
    await outbox.deliver(await put(store, outbox, 'always-fails'));
    for (let index = 0; index < 10; index += 1)
      await outbox.deliver(await put(store, outbox, `key-${index}`));
    await soon(() => expect(tries).toBe(2));
    await outbox.deliver(await put(store, outbox, 'last'));
    await outbox.stop();
    expect(tries).toBe(2);
  });

  it.each([400, 409, 422])(
    'parks what is refused with %d, tells the log without the body, and goes on',
    async (status) => {
      const store = await makeStore();
      const { operator, receiver } = await inbox();
      const logged: unknown[] = [];
      operator.next.push(status);
      const logger = { ...quietLogger, error: (...args: unknown[]) => void logged.push(args) };
      const outbox = start(store, { receiver, logger });
      await outbox.deliver(await put(store, outbox, 'key-1'));
      await outbox.deliver(await put(store, outbox, 'key-2'));
      expect(await stateOf(outbox, 'key-1')).toBe('parked');
      expect(await stateOf(outbox, 'key-2')).toBe('delivered');
      expect(logged).toHaveLength(1);
      expect(JSON.stringify(logged)).not.toMatch(/Ann|WEB-/);
      expect(await outbox.health()).toBe('ok');
    },
  );

  it('delivers everything once with two workers that share the work', async () => {
    const { env } = await makeStore.place();
    const [a, b] = [await openStore(env, quietLogger), await openStore(env, quietLogger)];
    undo.push(async () => void (await Promise.all([a.close(), b.close()])));
    const { operator, receiver } = await inbox();
    const idle = start(a, { receiver, idleMs: 1e9 });
    await idle.stop();
    for (let index = 0; index < 60; index += 1) await put(a, idle, `key-${index}`);
    await abandon(a);
    const calls = { a: 0, b: 0 };
    const counting = (who: 'a' | 'b') => ({
      deliver: (one: Message) => {
        calls[who] += 1;
        return receiver.deliver(one);
      },
    });
    const first = start(a, { receiver: counting('a') });
    start(b, { receiver: counting('b') });
    await soon(async () => {
      const left = await a.db
        .selectFrom('outbox')
        .where('state', '=', 'waiting')
        .select('id')
        .execute();
      expect(left).toEqual([]);
    });
    expect(operator.requests).toHaveLength(60);
    expect(operator.accepted.size).toBe(60);
    expect(calls.a).toBeGreaterThan(0);
    expect(calls.b).toBeGreaterThan(0);
    expect(await first.health()).toBe('ok');
  });

  it('delivers after a restart what another process held when it died, and not before its lease is over', async () => {
    const { env } = await makeStore.place();
    let now = 1_900_000_000_000;
    const before = await openStore(env, quietLogger);
    const dying = start(before, { idleMs: 1e9, now: () => now });
    await put(before, dying, 'key-1');
    await dying.stop();
    await before.close();
    const after = await openStore(env, quietLogger);
    undo.push(() => after.close());
    const outbox = start(after, { now: () => now });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await stateOf(outbox, 'key-1')).toBe('waiting');
    now += MINUTE;
    await soon(async () => expect(await stateOf(outbox, 'key-1')).toBe('delivered'));
  });

  it.each(['while it runs', 'before it starts'])(
    'delivers at once what waits after the clock was set back two hours %s',
    async (when) => {
      const store = await makeStore();
      let now = 1_900_000_000_000;
      let isDown = true;
      const receiver = {
        deliver: () =>
          isDown ? Promise.reject(new Failure('unavailable', 'down')) : Promise.resolve(null),
      };
      const first = start(store, { receiver, now: () => now, pause: () => 5 * MINUTE });
      await put(store, first, 'leased');
      await first.deliver(await put(store, first, 'tried again later'));
      if (when === 'before it starts') await first.stop();
      isDown = false;
      now -= 120 * MINUTE;
      const outbox =
        when === 'before it starts' ? start(store, { receiver, now: () => now }) : first;
      for (const key of ['leased', 'tried again later'])
        await soon(async () => expect(await stateOf(outbox, key)).toBe('delivered'));
    },
  );

  it('finishes what is on its way when it is stopped, and takes no more', async () => {
    const store = await makeStore();
    const { operator, receiver } = await inbox(300);
    operator.mood = 'slow';
    const outbox = start(store, { receiver });
    const message = await put(store, outbox, 'key-1');
    await put(store, outbox, 'key-2');
    void outbox.deliver(message);
    await outbox.stop();
    await abandon(store);
    expect(await stateOf(outbox, 'key-1')).toBe('delivered');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await stateOf(outbox, 'key-2')).toBe('waiting');
    expect(await outbox.health()).toBe('failed');
  });

  it('is stale when something waits for more than ten minutes, and says when the store fails', async () => {
    const store = await makeStore();
    let now = 1_900_000_000_000;
    const receiver = { deliver: () => Promise.reject(new Failure('unavailable', 'down')) };
    const outbox = start(store, { receiver, now: () => now, idleMs: 1e9 });
    await put(store, outbox, 'key-1');
    expect(await outbox.health()).toBe('ok');
    now += 11 * MINUTE;
    expect(await outbox.health()).toBe('stale');
    await store.close();
    expect(await outbox.health()).toBe('failed');
  });

  it('keeps what it cannot read, for the day when the old secret is back', async () => {
    const store = await makeStore();
    const other = start(store, {
      encrypter: createEncrypter('another secret of letters', 'outbox'),
    });
    await other.stop();
    await put(store, other, 'key-1');
    await abandon(store);
    const outbox = start(store, { pause: () => 1e6 });
    await soon(async () => {
      const [row] = await store.db
        .selectFrom('outbox')
        .select(['state', 'attempts', 'sealed'])
        .execute();
      expect(row).toMatchObject({ state: 'waiting', attempts: 2, sealed: expect.any(String) });
    });
    await outbox.stop();
  });

  it('forgets what was delivered after a week', async () => {
    const store = await makeStore();
    let now = 1_900_000_000_000;
    const outbox = start(store, { now: () => now });
    await outbox.deliver(await put(store, outbox, 'key-1'));
    now += 6 * DAY;
    await outbox.purge();
    expect(await stateOf(outbox, 'key-1')).toBe('delivered');
    now += 2 * DAY;
    await outbox.purge();
    expect(await stateOf(outbox, 'key-1')).toBeUndefined();
  });
});
