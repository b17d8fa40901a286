import { expect, it } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { exampleSignUp } from '../../../../tests/support/example-sign-up';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import {
  describeOnEveryStore,
  quietLogger,
  type TestStores,
} from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import { createHttpClient } from '~/server/lib/http-client.server';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { createOutbox } from '~/server/outbox/create.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { openStore, type Store } from '~/server/store/open.server';
import { createEmbeddedTextUpdates } from './embedded.server';
import { createHttpTextUpdates } from './http.server';
import { createTextLimits } from './sign-up-limits.server';
import { createHashes } from './hashes.server';
import type { SignUp, TextUpdates } from './port';

const NOW = Date.UTC(2026, 2, 10, 12);
const SECRET = 'a secret of sixteen letters';
const PAIRS = 40;
const snapshot = () =>
  buildSnapshot([exampleIncident({ reference: 'INCD-1-A', sectors: ['CB1 9'] })], NOW);
const undo = undoAfterEach();

/**
 * On PostgreSQL each process has a store of its own. SQLite waits for another connection by
 * standing still, which two connections of one thread would do for ever: there both have the one
 * connection.
 */
async function twoNodes(makeStore: TestStores, make: (store: Store) => TextUpdates) {
  const { env } = await makeStore.place();
  const store = await openStore(env, quietLogger);
  undo.push(() => store.close());
  const other = store.dialect === 'sqlite' ? store : await openStore(env, quietLogger);
  if (other !== store) undo.push(() => other.close());
  return { nodes: [make(store), make(other)] as const, store };
}
const embedded = (store: Store) =>
  createEmbeddedTextUpdates({
    store,
    marks: createHashes(createEncrypter(SECRET, 'text')),
    snapshot,
    now: () => NOW,
  });

const numberOf = (index: number) => `+447700${String(900_000 + index)}`;
const signUp = (index: number, change: Partial<SignUp> = {}): SignUp =>
  exampleSignUp({ mobile: numberOf(index), key: `one-key-of-${index}`, ...change });
async function inPairs<Answer>(
  nodes: readonly TextUpdates[],
  ask: (node: TextUpdates, index: number) => Promise<Answer>,
) {
  const pairs: Answer[][] = [];
  for (let index = 0; index < PAIRS; index += 1)
    pairs.push(await Promise.all(nodes.map((node) => ask(node, index))));
  return pairs;
}

describeOnEveryStore('two nodes at once', (makeStore) => {
  it('answer one sign-up under one key alike, and keep it once', async () => {
    const { nodes, store } = await twoNodes(makeStore, embedded);
    const pairs = await inPairs(nodes, (node, index) => node.signUp(signUp(index)));
    const done = { kind: 'answered', reason: null };
    expect(pairs).toEqual(Array.from({ length: PAIRS }, () => [done, done]));
    expect(await store.db.selectFrom('text_subscription').selectAll().execute()).toHaveLength(
      2 * PAIRS,
    );
  });

  it('answer a refusal alike too', async () => {
    const { nodes } = await twoNodes(makeStore, embedded);
    const pairs = await inPairs(nodes, (node, index) =>
      node.signUp(signUp(index, { reference: 'INCD-9-A' })),
    );
    expect(new Set(pairs.flat().map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ kind: 'answered', reason: 1 })]),
    );
  });

  it('answer one stop under one key alike, and send one text', async () => {
    const { nodes, store } = await twoNodes(makeStore, embedded);
    for (let index = 0; index < PAIRS; index += 1)
      await nodes[0].signUp(signUp(index, { key: null }));
    const pairs = await inPairs(nodes, (node, index) =>
      node.stop({ mobile: numberOf(index), mpan: null, key: `one-stop-of-${index}` }),
    );
    expect(new Set(pairs.flat().map(({ kind }) => kind))).toEqual(new Set(['answered']));
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toHaveLength(PAIRS);
  });

  it('refuse another sign-up under the key that the other one is just using', async () => {
    const { nodes } = await twoNodes(makeStore, embedded);
    const answers = await Promise.allSettled(
      nodes.map((node, index) => node.signUp(signUp(1, { place: `CB${index + 1} 9ZA` }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { kind: 'invalid' },
    });
  });

  it('follow no more than twenty things for one number', async () => {
    const { nodes, store } = await twoNodes(makeStore, embedded);
    const signUpOf = (index: number) =>
      signUp(1, { live: false, futurePlanned: true, key: null, place: `CB${index + 1} 9ZA` });
    await Promise.all(
      Array.from({ length: PAIRS }, (_, index) =>
        (nodes[index % 2] ?? nodes[0]).signUp(signUpOf(index)),
      ),
    );
    expect(await store.db.selectFrom('text_subscription').selectAll().execute()).toHaveLength(20);
  });

  it('count together how often a number is asked about', async () => {
    const { env } = await makeStore.place();
    const stores = [await openStore(env, quietLogger), await openStore(env, quietLogger)];
    for (const store of stores) undo.push(() => store.close());
    const limits = stores.map((store) =>
      createTextLimits({
        store,
        marks: createHashes(createEncrypter(SECRET, 'text')),
        logger: quietLogger,
        signUpsPerHour: 60_000,
        now: () => NOW,
      }),
    );
    const waits = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const headers = { 'x-peer-address': `two-nodes-${index}` };
        return limits[index % 2]!.waitFor(
          new Request('http://site.test/', { headers }),
          numberOf(1),
        );
      }),
    );
    expect(waits.filter((wait) => wait === 0)).toHaveLength(10);
  });

  it('keep one request for an operator who does not answer', async () => {
    const server = await serveOnLoopback(() => new Response(null, { status: 503 }));
    undo.push(server.close);
    const { nodes, store } = await twoNodes(makeStore, (nodeStore) => {
      const receiver = { deliver: () => Promise.reject(new Error('not asked')) };
      const encrypter = createEncrypter(SECRET, 'outbox');
      const outbox = createOutbox({
        store: nodeStore,
        receiver,
        encrypter,
        logger: quietLogger,
        idleMs: 1e9,
      });
      undo.push(() => outbox.stop());
      const client = createHttpClient({ name: 'the operator', baseUrl: server.url, retries: 0 });
      return createHttpTextUpdates({ client, store: nodeStore, outbox });
    });
    const pairs = await inPairs(nodes, (node, index) => node.signUp(signUp(index)));
    expect(new Set(pairs.flat().map(({ kind }) => kind))).toEqual(new Set(['kept']));
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toHaveLength(PAIRS);
  });
});
