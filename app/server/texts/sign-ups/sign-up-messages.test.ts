import { expect, it } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import type { Store } from '~/server/store/open.server';
import { exampleSignUp as signUp } from '../../../../tests/support/example-sign-up';
import { inTheClear } from '../../../../tests/support/in-the-clear';
import { describeOnEveryStore } from '../../../../tests/support/stores';
import { createEmbeddedTextUpdates } from './embedded.server';
import { createHashes } from './hashes.server';
import { addressIn } from './rows.server';

const NOW = Date.UTC(2026, 2, 10, 12);
const marks = createHashes(createEncrypter('a secret of sixteen letters', 'text updates'));
const snapshot = () =>
  buildSnapshot([exampleIncident({ reference: 'INCD-1-A', sectors: ['CB1 9'] })], NOW);
const listOn = (store: Store) =>
  createEmbeddedTextUpdates({ store, marks, snapshot, now: () => NOW });
const MOBILE = '+447700900123';
const answered = { kind: 'answered', reason: null };
const messagesOf = (store: Store) =>
  store.db.selectFrom('outbox').where('kind', '=', 'text').selectAll().orderBy('channel').execute();
const channelsOf = async (store: Store) => (await messagesOf(store)).map(({ channel }) => channel);

describeOnEveryStore('what a phone is told of sign-ups', (makeStore) => {
  it('is what it signed up for, in its language, sealed', async () => {
    const store = await makeStore();
    await listOn(store).signUp(signUp({ language: 'cy' }));
    const [{ sealed, key } = { sealed: null, key: '' }] = await messagesOf(store);
    expect(addressIn(marks.decryptNumber(sealed ?? '', key) ?? '')).toEqual({
      to: MOBILE,
      language: 'cy',
      about: { reference: 'INCD-1-A', place: 'CB1 9ZA', future: true, planned: false },
    });
    expect(inTheClear(sealed ?? '', ['CB1 9ZA', 'INCD-1-A'])).toEqual([]);
  });

  it('is that it gets these texts already, once, while the answer is that of a new sign-up', async () => {
    const store = await makeStore();
    const texts = listOn(store);
    expect(await texts.signUp(signUp())).toEqual(answered);
    expect(await channelsOf(store)).toEqual(['welcome']);
    for (let again = 0; again < 3; again += 1)
      expect(await texts.signUp(signUp())).toEqual(answered);
    expect(await channelsOf(store)).toEqual(['already', 'welcome']);
  });

  it('is nothing more of either after a stop', async () => {
    const store = await makeStore();
    const texts = listOn(store);
    await texts.signUp(signUp());
    await texts.signUp(signUp());
    await texts.stop({ mobile: MOBILE, mpan: null, key: null });
    expect(await channelsOf(store)).toEqual(['stopped']);
  });

  it('is asked for once more under a key that was answered 2 before: it is a success now', async () => {
    const store = await makeStore();
    const texts = listOn(store);
    await texts.signUp(signUp({ key: 'a-key-of-a-page' }));
    await store.db.updateTable('text_request').set({ answer: 2 }).execute();
    expect(await texts.signUp(signUp({ key: 'a-key-of-a-page' }))).toEqual(answered);
  });
});
