import { expect, it } from 'vitest';
import { Failure } from '~/domain/failure';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { describeOnOneStore, quietLogger } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import { createHttpClient } from '~/server/lib/http-client.server';
import { createOutbox } from '~/server/outbox/create.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import { createHttpTextUpdates } from './http.server';
import type { SignUp } from './port';

const undo = undoAfterEach();
function outboxOf(store: Store) {
  const receiver = { deliver: () => Promise.reject(new Failure('unavailable', 'down')) };
  const encrypter = createEncrypter('a secret of sixteen letters', 'outbox');
  const outbox = createOutbox({ store, receiver, encrypter, logger: quietLogger, idleMs: 1e9 });
  undo.push(() => outbox.stop());
  return outbox;
}
const clientTo = (baseUrl: string) =>
  createHttpClient({ name: 'the operator', baseUrl, retries: 0 });
const answered = (reason: number | null) => ({ kind: 'answered', reason });
const signUp = (change: Partial<SignUp> = {}): SignUp => ({
  mobile: '+447700900123',
  name: 'Samira',
  place: 'CB1 9ZA',
  mpan: '1000001901079',
  addressLine1: '7 Orchard Row',
  reference: 'INCD-1-A',
  live: true,
  futureUnplanned: true,
  futurePlanned: true,
  key: null,
  ...change,
});

describeOnOneStore('the operator’s list', (makeStore) => {
  const answering = async (store: Store, answer: () => Response) => {
    const server = await serveOnLoopback(answer);
    undo.push(server.close);
    return createHttpTextUpdates({ client: clientTo(server.url), store, outbox: outboxOf(store) });
  };

  it.each<[string, () => Response]>([
    ['does not work', () => new Response(null, { status: 503 })],
    ['answers something else', () => new Response('nonsense')],
  ])('is told later where it %s, once for each key', async (_, answer) => {
    const store = await makeStore();
    const texts = await answering(store, answer);
    const request = signUp({ key: 'one-key-for-both' });
    expect(await texts.signUp(request)).toEqual({ kind: 'kept' });
    expect(await texts.signUp(request)).toEqual({ kind: 'kept' });
    expect(await texts.stop({ mobile: request.mobile, mpan: null, key: null })).toEqual({
      kind: 'kept',
    });
    const messages = await store.db
      .selectFrom('outbox')
      .select(['channel', 'sealed'])
      .orderBy('id')
      .execute();
    expect(messages.map(({ channel }) => channel)).toEqual(['text-updates', 'text-updates-stop']);
    expect(JSON.stringify(messages)).not.toContain('7700900123');
    // Not held until a lease of half a minute ends, where nobody is at work on it.
    await expect
      .poll(() =>
        store.db.selectFrom('outbox').select('id').where('lease', 'is not', null).execute(),
      )
      .toEqual([]);
  });

  it('may keep it for later itself', async () => {
    const store = await makeStore();
    const texts = await answering(store, () => new Response(null, { status: 202 }));
    expect(await texts.signUp(signUp())).toEqual({ kind: 'kept' });
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  it('is not told on when it does not know the number, and failing it is asked later', async () => {
    for (const [result, kind] of [
      [0, 'answered'],
      [1, 'answered'],
      [2, 'kept'],
    ] as const) {
      const texts = await answering(await makeStore(), () => Response.json({ result }));
      expect(await texts.stop({ mobile: '+447700900123', mpan: null, key: null })).toEqual({
        kind,
      });
    }
  });

  it('is not told on when it says that a number is signed up already', async () => {
    const texts = await answering(await makeStore(), () =>
      Response.json({ success: false, reason: 2 }),
    );
    expect(await texts.signUp(signUp())).toEqual(answered(null));
  });

  it('is believed when it refuses without a reason', async () => {
    const texts = await answering(await makeStore(), () =>
      Response.json({ success: false, reason: null }),
    );
    expect(await texts.signUp(signUp())).toEqual(answered(1));
    expect(await texts.signUp(signUp({ live: false }))).toEqual(answered(3));
  });
});
