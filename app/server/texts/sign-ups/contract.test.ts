import { describe, expect, it } from 'vitest';
import { Failure } from '~/domain/failure';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { DAY } from '~/domain/time/instant';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { describeOnEveryStore, quietLogger } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import { createHttpClient } from '~/server/lib/http-client.server';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { createOutbox } from '~/server/outbox/create.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { answering } from '#demo/answers.server';
import { textUpdateAnswers } from '#demo/text-updates.server';
import type { Store } from '~/server/store/open.server';
import { createEmbeddedTextUpdates } from './embedded.server';
import { createHttpTextUpdates } from './http.server';
import { createHashes } from './hashes.server';
import type { SignUp, TextUpdates } from './port';
import { purgeOld } from '~/server/store/table-retention';

const NOW = Date.UTC(2026, 2, 10, 12);
const SECRET = 'a secret of sixteen letters';
const marks = createHashes(createEncrypter(SECRET, 'text updates'));
const snapshot = () =>
  buildSnapshot(
    [
      exampleIncident({ reference: 'INCD-1-A', sectors: ['CB1 9'], postcodes: ['CB1 9ZA'] }),
      exampleIncident({ reference: 'INCD-2-A', powerCutType: 'restored', sectors: ['CB2 9'] }),
    ],
    NOW,
  );
const undo = undoAfterEach();

const embedded = async (store: Store, now = () => NOW) =>
  createEmbeddedTextUpdates({ store, marks, snapshot, now });
const outboxOf = (store: Store) => {
  const receiver = { deliver: () => Promise.reject(new Failure('unavailable', 'down')) };
  const outbox = createOutbox({
    store,
    receiver,
    encrypter: createEncrypter(SECRET, 'outbox'),
    logger: quietLogger,
    idleMs: 1e9,
  });
  undo.push(() => outbox.stop());
  return outbox;
};
const clientTo = (baseUrl: string) =>
  createHttpClient({ name: 'the operator', baseUrl, retries: 0 });
async function overHttp(store: Store): Promise<TextUpdates> {
  const server = await serveOnLoopback(answering(textUpdateAnswers(await embedded(store))));
  undo.push(server.close);
  return createHttpTextUpdates({ client: clientTo(server.url), store, outbox: outboxOf(store) });
}

let numbers = 0;
/** A number of its own for each test: the limits per number are kept in the process. */
const nextMobile = () => `+447700${String((numbers += 1)).padStart(6, '0')}`;
const MPAN = '1000001901079';
const signUp = (change: Partial<SignUp> = {}): SignUp => ({
  mobile: '+447700900123',
  name: 'Samira',
  place: 'CB1 9ZA',
  mpan: MPAN,
  addressLine1: '7 Orchard Row',
  reference: 'INCD-1-A',
  live: true,
  futureUnplanned: true,
  futurePlanned: true,
  key: null,
  ...change,
});
const answered = (reason: number | null) => ({ kind: 'answered', reason });
const textsOf = (store: Store) =>
  store.db.selectFrom('outbox').where('kind', '=', 'text').selectAll().execute();
const ownMessages = async (store: Store) =>
  (await textsOf(store)).map(({ channel }) => channel).sort();
const subscriptions = (store: Store) =>
  store.db.selectFrom('text_subscription').selectAll().orderBy('id').execute();

describe.each(Object.entries({ embedded, 'over HTTP': overHttp }))(
  'text updates, %s',
  (_, make) => {
    describeOnEveryStore('sign-ups', (makeStore) => {
      it('are stored once, however often they come', async () => {
        const store = await makeStore();
        const texts = await make(store);
        const mobile = nextMobile();
        expect(await texts.signUp(signUp({ mobile }))).toEqual(answered(null));
        expect(await texts.signUp(signUp({ mobile }))).toEqual(answered(null));
        expect((await subscriptions(store)).map(({ kind }) => kind).sort()).toEqual([
          'future',
          'live',
          'planned',
        ]);
      });

      it.each([['cy'], [undefined]])('say in which language to answer: %s', async (language) => {
        const store = await makeStore();
        const texts = await make(store);
        await texts.signUp(signUp({ mobile: nextMobile(), ...(language && { language }) }));
        expect((await subscriptions(store)).map((row) => row.language)).toEqual(
          Array(3).fill(language ?? null),
        );
      });

      it('pressed twice at once are one, and both hear the same', async () => {
        const store = await makeStore();
        const texts = await make(store);
        const request = signUp({ mobile: nextMobile(), key: 'one-key-for-both' });
        const answers = await Promise.all([1, 2, 3].map(() => texts.signUp(request)));
        expect(answers).toEqual([answered(null), answered(null), answered(null)]);
        expect(await subscriptions(store)).toHaveLength(3);
        expect(await texts.signUp(request)).toEqual(answered(null));
        await expect(texts.signUp({ ...request, place: 'CB2 9ZA' })).rejects.toMatchObject({
          kind: 'invalid',
        });
      });

      it.each<[string, Partial<SignUp>, number | null, number]>([
        [
          'to an incident that is not known',
          { reference: 'INCD-9-A', futureUnplanned: false, futurePlanned: false },
          1,
          0,
        ],
        ['to one that is over, and later ones', { reference: 'INCD-2-A' }, 1, 2],
        ['to later ones only', { reference: null, live: false }, null, 2],
        ['to planned work only', { reference: null, live: false, futureUnplanned: false }, null, 1],
      ])('%s', async (_name, change, reason, rows) => {
        const store = await makeStore();
        const texts = await make(store);
        expect(await texts.signUp(signUp({ mobile: nextMobile(), ...change }))).toEqual(
          answered(reason),
        );
        expect(await subscriptions(store)).toHaveLength(rows);
      });

      it('end at stop, for one address or altogether', async () => {
        const store = await makeStore();
        const texts = await make(store);
        const mobile = nextMobile();
        await texts.signUp(signUp({ mobile }));
        await texts.signUp(signUp({ mobile, place: 'CB3 9ZA', mpan: null, live: false }));
        expect(await texts.stop({ mobile, mpan: MPAN, key: null })).toEqual({ kind: 'answered' });
        expect((await subscriptions(store)).map(({ about }) => about)).toEqual([
          marks.placeMark('CB3 9ZA'),
          marks.placeMark('CB3 9ZA'),
        ]);
        expect(await ownMessages(store)).toEqual(['stoppedAddress', 'welcome']);
        expect(await texts.stop({ mobile, mpan: null, key: 'stop-them-all' })).toEqual({
          kind: 'answered',
        });
        expect(await subscriptions(store)).toEqual([]);
        expect(await ownMessages(store)).toEqual(['stopped']);
        expect(await texts.stop({ mobile, mpan: null, key: 'stop-them-all' })).toEqual({
          kind: 'answered',
        });
        expect(await ownMessages(store)).toEqual(['stopped']);
      });

      it('at stop nobody learns whether a number follows anything, but whoever has it', async () => {
        const store = await makeStore();
        const texts = await make(store);
        const [known, unknown] = [nextMobile(), nextMobile()];
        await texts.signUp(signUp({ mobile: known }));
        for (const mpan of [null, MPAN]) {
          expect(await texts.stop({ mobile: unknown, mpan, key: null })).toEqual({
            kind: 'answered',
          });
          expect(await texts.stop({ mobile: known, mpan, key: null })).toEqual({
            kind: 'answered',
          });
        }
        expect(await textsOf(store)).toMatchObject([
          { key: marks.numberMark(known), channel: 'stopped' },
        ]);
      });

      it('hold no number, name or meter point that can be read', async () => {
        const store = await makeStore();
        const texts = await make(store);
        const mobile = nextMobile();
        await texts.signUp(signUp({ mobile, key: 'a-key-of-a-page' }));
        const json = JSON.stringify([
          await subscriptions(store),
          await store.db.selectFrom('text_request').selectAll().execute(),
          await textsOf(store),
        ]);
        expect(json).not.toContain(mobile.slice(3));
        expect(json).not.toContain(MPAN);
        expect(json).not.toMatch(/Samira|Orchard/);
      });
    });
  },
);

describeOnEveryStore('the site’s own list', (makeStore) => {
  it('says 3 and 4 where nothing is known of a place', async () => {
    const texts = await embedded(await makeStore());
    const none = { place: null, mpan: null };
    expect(await texts.signUp(signUp(none))).toEqual(answered(3));
    expect(await texts.signUp(signUp({ ...none, reference: 'INCD-2-A' }))).toEqual(answered(4));
  });

  it('follows no more than twenty things for one number, and tells nobody but the phone', async () => {
    const store = await makeStore();
    const texts = await embedded(store);
    for (let index = 0; index < 12; index += 1)
      await texts.signUp(signUp({ live: false, mpan: null, place: `CB${index + 1} 9ZA` }));
    expect(await texts.signUp(signUp())).toEqual(answered(null));
    expect(await subscriptions(store)).toHaveLength(20);
    expect(await ownMessages(store)).toEqual(['full', 'welcome']);
  });

  it('welcomes a number once', async () => {
    const store = await makeStore();
    const texts = await embedded(store);
    await texts.signUp(signUp({ live: false }));
    await texts.signUp(signUp());
    expect(await textsOf(store)).toMatchObject([{ channel: 'welcome', state: 'waiting' }]);
  });

  it('takes many at once', async () => {
    const store = await makeStore();
    const texts = await embedded(store);
    const many = Array.from({ length: 500 }, () => signUp({ mobile: nextMobile(), key: null }));
    const answers = await Promise.all(many.map((one) => texts.signUp(one)));
    expect(new Set(answers.map((one) => JSON.stringify(one)))).toEqual(
      new Set([JSON.stringify(answered(null))]),
    );
    expect(await subscriptions(store)).toHaveLength(1500);
  });

  it('forgets keys after a week and incidents after two months, later ones never', async () => {
    const store = await makeStore();
    let now = NOW;
    const texts = await embedded(store, () => now);
    await texts.signUp(signUp({ key: 'a-key-of-a-page' }));
    now += 61 * DAY;
    await texts.purge();
    await purgeOld(store.db, 'text_request', now);
    expect(await store.db.selectFrom('text_request').selectAll().execute()).toEqual([]);
    expect((await subscriptions(store)).map(({ kind }) => kind).sort()).toEqual([
      'future',
      'planned',
    ]);
  });

  it('rejects as unavailable when the store fails', async () => {
    const store = await makeStore();
    const texts = await embedded(store);
    await store.close();
    await expect(texts.signUp(signUp())).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(
      texts.stop({ mobile: '+447700900123', mpan: null, key: null }),
    ).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});
