import { expect, it } from 'vitest';
import { DAY, HOUR } from '~/domain/time/instant';
import type { Definition } from '~/forms/engine/definition';
import { EMPTY_DRAFT } from '~/forms/engine/draft-answers';
import { isReference } from '~/forms/engine/reference';
import { demoOperator, operatorAt } from '../../../tests/support/demo-operator';
import { exampleSubmission } from '../../../tests/support/example-submission';
import { startOperatorInbox } from '../../../tests/support/operator-inbox';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { createStoredDrafts } from '../drafts/store.server';
import { createOutbox } from '../outbox/create.server';
import { createHttpReceiver } from '../outbox/operator-http.server';
import type { Receiver } from '../outbox/outbox';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '../store/open.server';
import { createSubmissions } from './store.server';
import { inTheClear } from '../../../tests/support/in-the-clear';
import { undoAfterEach } from '../../../tests/support/undo';
import { purgeJobsOf } from '~/server/store/table-retention';

const undo = undoAfterEach();

/** Longer than an answer takes on a busy machine; a test of impatience says so. */
const PATIENCE = 10_000;
function start(
  store: Store,
  options: { receiver?: Receiver; now?: () => number; patienceMs?: number } = {},
) {
  const {
    receiver = createHttpReceiver(demoOperator({ store })),
    now,
    patienceMs = PATIENCE,
  } = options;
  const encrypter = createEncrypter('a secret of sixteen letters', 'test');
  const drafts = createStoredDrafts({ store, encrypter });
  const outbox = createOutbox({
    store,
    receiver,
    encrypter,
    logger: quietLogger,
    idleMs: 20,
    pause: () => 20,
    graceMs: 100,
  });
  undo.push(() => outbox.stop());
  const submissions = createSubmissions({
    store,
    outbox,
    drafts,
    encrypter,
    patienceMs,
    ...(now && { now }),
  });
  return { drafts, outbox, submissions };
}
async function withInbox(
  store: Store,
  { slowMs, patienceMs }: { slowMs?: number; patienceMs?: number } = {},
) {
  const operator = await startOperatorInbox(slowMs);
  undo.push(() => operator.close());
  const receiver = createHttpReceiver(operatorAt(operator.url, 'k'));
  return { operator, ...start(store, { receiver, ...(patienceMs && { patienceMs }) }) };
}
const counts = async (store: Store) => ({
  submissions: (await store.db.selectFrom('form_submission').select('key').execute()).length,
  messages: (await store.db.selectFrom('outbox').select('key').execute()).length,
});

describeOnEveryStore('submissions', (makeStore) => {
  it.each(['reportAPowerCut', 'voltageComplaint', 'helicopter'])(
    'give %s the reference of the operator',
    async (pageType) => {
      const { submissions } = start(await makeStore());
      const accepted = await submissions.submit(exampleSubmission({ pageType }), {
        idempotencyKey: 'key-12345',
      });
      expect(accepted.reference).toMatch(/^C-\d{10}$/);
      expect(accepted.callReference).toBe(accepted.reference);
      expect(await submissions.find('key-12345')).toEqual(accepted);
    },
  );

  it('give any other form the generated reference, and wait for nobody [F-353 to F-356]', async () => {
    const store = await makeStore();
    // This operator never answers, and patience for it is longer than the test.
    const receiver = { deliver: () => new Promise<never>(() => {}) };
    const { submissions } = start(store, { receiver, patienceMs: HOUR });
    const submission = exampleSubmission({ pageType: 'psr' });
    const accepted = await submissions.submit(submission, { idempotencyKey: 'key-12345' });
    expect(accepted).toEqual({ reference: submission.guIReference, callReference: null });
  });

  it.each<[string, number | 'slow' | 'lost']>([
    ['is down', 503],
    ['is slow', 'slow'],
    ['refuses', 400],
    ['accepts without an answer', 'lost'],
  ])('give the generated reference when the operator %s, and give it again', async (_, mood) => {
    const store = await makeStore();
    const { operator, submissions, outbox } = await withInbox(store, { patienceMs: 150 });
    operator.next.push(mood);
    const submission = exampleSubmission();
    const accepted = await submissions.submit(submission, { idempotencyKey: 'key-12345' });
    expect(accepted).toEqual({ reference: submission.guIReference, callReference: null });
    if (mood !== 400)
      await expect
        .poll(async () => (await outbox.outcomeOf('submit-form', 'key-12345'))?.state)
        .toBe('delivered');
    expect(await submissions.submit(submission, { idempotencyKey: 'key-12345' })).toEqual(accepted);
    expect(operator.accepted.size).toBe(mood === 400 ? 0 : 1);
  });

  it.each([
    ['123456', '123456'],
    ['', null],
    [7, null],
    ['<b>1</b> 2', null],
    ['x'.repeat(65), null],
  ])('take the reference %j as %j', async (callReference, expected) => {
    const { submissions } = start(await makeStore(), {
      receiver: { deliver: async () => ({ callReference }) },
    });
    const accepted = await submissions.submit(exampleSubmission(), { idempotencyKey: 'key-12345' });
    expect(accepted.callReference).toBe(expected);
  });

  it('accept once what is sent twenty times at once under one key', async () => {
    const store = await makeStore();
    const { operator, submissions } = await withInbox(store);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        submissions.submit(exampleSubmission(), { idempotencyKey: 'key-12345' }),
      ),
    );
    expect(new Set(answers.map(({ reference }) => reference))).toEqual(new Set(['C-1']));
    expect(await counts(store)).toEqual({ submissions: 1, messages: 1 });
    expect(operator.accepted.size).toBe(1);
  });

  it('refuse another body under the same key, and another key with the same reference', async () => {
    const { submissions } = start(await makeStore());
    const submission = exampleSubmission();
    await submissions.submit(submission, { idempotencyKey: 'key-12345', body: 'one' });
    await submissions.submit(submission, { idempotencyKey: 'key-12345', body: 'one' });
    await expect(
      submissions.submit(submission, { idempotencyKey: 'key-12345', body: 'two' }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      field: 'Idempotency-Key',
    });
    await expect(
      submissions.submit(submission, { idempotencyKey: 'key-67890' }),
    ).rejects.toMatchObject({
      kind: 'invalid',
      field: 'guIReference',
    });
  });

  it('take the draft with them, or neither', async () => {
    const store = await makeStore();
    const { drafts, submissions } = start(store);
    const definition = { id: 'example-report', version: 'v', pages: [] } as unknown as Definition;
    const { submissionKey } = await drafts.change('ann', definition, () => ({
      draftAnswers: EMPTY_DRAFT,
    }));
    const submission = exampleSubmission();
    await submissions.submit(submission, { idempotencyKey: 'key-of-another' });
    const draft = { visitor: 'ann', form: 'example-report' };
    await expect(
      submissions.submit(submission, { idempotencyKey: submissionKey, draft }),
    ).rejects.toThrow();
    expect(await drafts.read('ann', definition)).not.toBeNull();
    await submissions.submit(exampleSubmission(), { idempotencyKey: submissionKey, draft });
    expect(await drafts.read('ann', definition)).toBeNull();
  });

  it('accept nothing when the store fails, and say so', async () => {
    const store = await makeStore();
    const { submissions } = start(store);
    await store.close();
    await expect(
      submissions.submit(exampleSubmission(), { idempotencyKey: 'key-12345' }),
    ).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('hold nothing that can be read in the database', async () => {
    const store = await makeStore();
    const { submissions } = start(store);
    await submissions.submit(exampleSubmission(), {
      idempotencyKey: 'key-12345',
      body: 'Ann Example',
    });
    const rows = await Promise.all(
      (['form_submission', 'outbox', 'operator_delivery'] as const).map((table) =>
        store.db.selectFrom(table).selectAll().execute(),
      ),
    );
    expect(inTheClear(JSON.stringify(rows), ['Ann Example'])).toEqual([]);
  });

  it('know nothing of a key that was never used, and forget after 90 days', async () => {
    let now = 1_900_000_000_000;
    const store = await makeStore();
    const { submissions } = start(store, { now: () => now });
    expect(await submissions.find('key-12345')).toBeNull();
    await submissions.submit(exampleSubmission({ pageType: 'psr' }), {
      idempotencyKey: 'key-12345',
    });
    now += 91 * DAY;
    await purgeJobsOf({ db: store.db, now: () => now }, 90 * DAY)['form_submission']?.();
    expect(await submissions.find('key-12345')).toBeNull();
  });

  it('make references of the specified form, never the same', async () => {
    const { submissions } = start(await makeStore());
    const made = Array.from({ length: 2000 }, () => submissions.newReference());
    expect(made.every(isReference)).toBe(true);
    expect(new Set(made).size).toBe(2000);
  });
});
