import { expect, it } from 'vitest';
import { HOUR } from '~/domain/time/instant';
import type { Definition } from '~/forms/engine/definition';
import { EMPTY_DRAFT } from '~/forms/engine/draft-answers';
import { readDefinition } from '~/forms/engine/read-definition';
import { fieldTypes } from '~/forms/fields/registry';
import { describeOnEveryStore, quietLogger } from '../../../tests/support/stores';
import { exampleDefinition } from '../../../tests/fixtures/example-definition';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { openStore } from '../store/open.server';
import type { Draft } from './drafts';
import { createStoredDrafts } from './store.server';
import { inTheClear } from '../../../tests/support/in-the-clear';

function definitionOf(raw: unknown): Definition {
  const read = readDefinition(raw, fieldTypes);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  return read.definition;
}
const definition = definitionOf(exampleDefinition);
const other = definitionOf({ ...exampleDefinition, _id: 'another-form' });
const encrypter = createEncrypter('a secret of sixteen letters', 'drafts');
const answering =
  (answers: Draft['draftAnswers']['answers']) =>
  ({ draftAnswers }: Draft) => ({
    draftAnswers: { ...draftAnswers, answers: { ...draftAnswers.answers, ...answers } },
  });

describeOnEveryStore('drafts', (makeStore) => {
  const start = async (options: { now?: () => number; secret?: string } = {}) => {
    const store = await makeStore();
    return { store, drafts: createStoredDrafts({ store, encrypter, ...options }) };
  };

  it('keeps what was answered, one draft for each form and visitor', async () => {
    const { drafts } = await start();
    expect(await drafts.read('ann', definition)).toBeNull();
    const saved = await drafts.change('ann', definition, answering({ yourName: 'Ann · 安 🕯' }));
    expect(saved.revision).toBe(1);
    const read = await drafts.read('ann', definition);
    expect(read).toEqual(saved);
    expect(read?.draftAnswers.answers).toEqual({ yourName: 'Ann · 安 🕯' });
    expect(await drafts.read('bob', definition)).toBeNull();
    expect(await drafts.read('ann', other)).toBeNull();
  });

  it('keeps its key for sending, and the items of its address, through every step', async () => {
    const { drafts } = await start();
    const { submissionKey } = await drafts.change('ann', definition, () => ({
      draftAnswers: EMPTY_DRAFT,
      query: { campaign: 'spring' },
    }));
    const later = await drafts.change('ann', definition, answering({ powerOff: 'All of it' }));
    expect(later).toMatchObject({ submissionKey, query: { campaign: 'spring' }, revision: 2 });
    expect((await drafts.change('ann', other, answering({}))).submissionKey).not.toBe(
      submissionKey,
    );
  });

  it('stores hidden answers under the name they have in the rows of earlier releases', async () => {
    const { store } = await start();
    const texts: string[] = [];
    const recorder = {
      ...encrypter,
      encrypt: (text: string, purpose: string) => {
        texts.push(text);
        return encrypter.encrypt(text, purpose);
      },
    };
    const draftAnswers = { answers: { powerOff: 'All of it' }, hiddenAnswers: { yourName: 'Ann' } };
    const drafts = createStoredDrafts({ store, encrypter: recorder });
    await drafts.change('ann', definition, () => ({ draftAnswers }));
    expect(JSON.parse(texts[0] ?? '')).toMatchObject({
      kept: { answers: { powerOff: 'All of it' }, aside: { yourName: 'Ann' } },
    });
    const elsewhere = createStoredDrafts({ store, encrypter });
    expect((await elsewhere.read('ann', definition))?.draftAnswers).toEqual(draftAnswers);
  });

  it('holds nothing that can be read in the database', async () => {
    const { store, drafts } = await start();
    await drafts.change('ann', definition, answering({ yourName: 'Annabel Example' }));
    const rows = await store.db.selectFrom('form_draft').selectAll().execute();
    expect(inTheClear(JSON.stringify(rows), ['Annabel Example', 'yourName'])).toEqual([]);
  });

  it('merges the pages of two tabs that write at once, and loses none [F-501]', async () => {
    const { drafts } = await start();
    await drafts.change('ann', definition, answering({}));
    await Promise.all([
      drafts.change('ann', definition, answering({ powerOff: 'All of it' })),
      drafts.change('ann', definition, answering({ yourName: 'Ann' })),
    ]);
    const read = await drafts.read('ann', definition);
    expect(read?.draftAnswers.answers).toEqual({ powerOff: 'All of it', yourName: 'Ann' });
    expect(read?.revision).toBe(3);
  });

  it('merges what two processes write at once', async () => {
    const { store, drafts } = await start();
    const other = createStoredDrafts({ store, encrypter });
    await drafts.change('ann', definition, answering({}));
    await Promise.all([
      drafts.change('ann', definition, answering({ powerOff: 'All of it' })),
      other.change('ann', definition, answering({ yourName: 'Ann' })),
    ]);
    for (const reader of [drafts, other])
      expect((await reader.read('ann', definition))?.draftAnswers.answers).toEqual({
        powerOff: 'All of it',
        yourName: 'Ann',
      });
    await other.change('ann', definition, answering({ yourName: 'Bea' }));
    expect((await drafts.read('ann', definition))?.draftAnswers.answers).toMatchObject({
      yourName: 'Bea',
    });
  });

  it('goes on from what was read, and reads again only where somebody else wrote since', async () => {
    const { store, drafts } = await start();
    const elsewhere = createStoredDrafts({ store, encrypter });
    const first = await drafts.change(
      'ann',
      definition,
      answering({ powerOff: 'All of it' }),
      null,
    );
    expect(first.revision).toBe(1);
    const read = await drafts.read('ann', definition);
    const second = await drafts.change('ann', definition, answering({ yourName: 'Ann' }), read);
    expect(second).toMatchObject({ revision: 2, submissionKey: first.submissionKey });
    // What these two know is past: neither the draft nor its key is lost.
    const third = await elsewhere.change('ann', definition, answering({ yourName: 'Bea' }), read);
    const fourth = await drafts.change('ann', definition, answering({ yourName: 'Cas' }), null);
    expect([third.revision, fourth.revision]).toEqual([3, 4]);
    expect(await elsewhere.read('ann', definition)).toMatchObject({
      submissionKey: first.submissionKey,
      draftAnswers: { answers: { powerOff: 'All of it', yourName: 'Cas' } },
    });
  });

  it('writes the steps of a hundred visitors at once, each their own, and one that fails fails alone', async () => {
    const { drafts } = await start();
    const visitors = Array.from({ length: 100 }, (_, index) => `visitor-${index}`);
    const steps = visitors.flatMap((visitor) =>
      [definition, other].map((form) =>
        drafts.change(visitor, form, answering({ yourName: visitor })),
      ),
    );
    const failing = drafts.change('visitor-7', definition, () => {
      throw new Error('a step that fails');
    });
    await expect(failing).rejects.toThrow('a step that fails');
    await Promise.all(steps);
    await Promise.all(
      visitors.map((visitor) =>
        drafts.change(visitor, definition, answering({ powerOff: 'Part' })),
      ),
    );
    for (const visitor of visitors)
      expect((await drafts.read(visitor, definition))?.draftAnswers.answers).toEqual({
        yourName: visitor,
        powerOff: 'Part',
      });
    expect((await drafts.read('visitor-7', definition))?.revision).toBe(2);
  });

  it('starts one draft when two tabs start together', async () => {
    const { drafts } = await start();
    const [a, b] = await Promise.all([
      drafts.change('ann', definition, answering({ powerOff: 'All of it' })),
      drafts.change('ann', definition, answering({ yourName: 'Ann' })),
    ]);
    expect(a?.submissionKey).toBe(b?.submissionKey);
    expect((await drafts.read('ann', definition))?.draftAnswers.answers).toEqual({
      powerOff: 'All of it',
      yourName: 'Ann',
    });
  });

  it('forgets after a day without a touch, and starts anew over what is past', async () => {
    let now = 1_900_000_000_000;
    const { store, drafts } = await start({ now: () => now });
    const first = await drafts.change('ann', definition, answering({ yourName: 'Ann' }));
    await drafts.change('bob', definition, answering({ yourName: 'Bob' }));
    now += 23 * HOUR;
    await drafts.change('bob', definition, answering({ powerOff: 'All of it' }));
    now += 2 * HOUR;
    expect(await drafts.read('ann', definition)).toBeNull();
    expect(await drafts.read('bob', definition)).not.toBeNull();
    const anew = await drafts.change('ann', definition, answering({ powerOff: 'All of it' }));
    expect(anew.draftAnswers.answers).toEqual({ powerOff: 'All of it' });
    expect(anew.submissionKey).not.toBe(first.submissionKey);
    now += 23 * HOUR;
    expect(await drafts.purge()).toBe(1);
    expect(await store.db.selectFrom('form_draft').select('visitor').execute()).toEqual([
      { visitor: 'ann' },
    ]);
  });

  it('keeps the answers when the form is changed meanwhile, and says so once', async () => {
    const { drafts } = await start();
    await drafts.change('ann', definition, answering({ powerOff: 'All of it', yourName: 'Ann' }));
    const [first] = exampleDefinition.pages;
    const changed = definitionOf({ ...exampleDefinition, pages: [first] });
    const read = await drafts.read('ann', changed);
    expect(read).toMatchObject({
      formChanged: true,
      lost: ['yourName'],
      draftAnswers: { answers: { powerOff: 'All of it' } },
    });
    await drafts.change('ann', changed, answering({}));
    expect(await drafts.read('ann', changed)).toMatchObject({ formChanged: false, lost: [] });
  });

  it.each([
    ['moved to another visitor', { visitor: 'bob' }],
    ['torn', { sealed: 'AAAA' }],
  ])('reads a row that was %s as none, and writes over it', async (_, tampering) => {
    const { store, drafts } = await start();
    await drafts.change('ann', definition, answering({ yourName: 'Ann' }));
    await store.db.updateTable('form_draft').set(tampering).execute();
    const visitor = 'visitor' in tampering ? tampering.visitor : 'ann';
    expect(await drafts.read(visitor, definition)).toBeNull();
    await drafts.change(visitor, definition, answering({ powerOff: 'All of it' }));
    expect((await drafts.read(visitor, definition))?.draftAnswers.answers).toEqual({
      powerOff: 'All of it',
    });
  });

  it('is gone when it is removed, alone or with a transaction', async () => {
    const { store, drafts } = await start();
    for (const visitor of ['ann', 'bob', 'eve'])
      await drafts.change(visitor, definition, answering({}));
    await drafts.remove('ann', definition.id);
    await store.db.transaction().execute((trx) => drafts.removeIn(trx, 'bob', definition.id));
    expect(await drafts.read('ann', definition)).toBeNull();
    expect(await drafts.read('bob', definition)).toBeNull();
    expect(await drafts.read('eve', definition)).not.toBeNull();
  });

  it('does not bring back a draft that was sent while another tab wrote [X-21]', async () => {
    const { store, drafts } = await start();
    const sent = await drafts.change('ann', definition, answering({ powerOff: 'All of it' }));
    // Sent between this tab's reading and its writing: what it reads again is no draft.
    const statements = Promise.all([
      drafts.change('ann', definition, answering({ yourName: 'Ann' })),
      store.db.transaction().execute((trx) => drafts.removeIn(trx, 'ann', definition.id)),
    ]);
    const [after] = await statements;
    const left = await drafts.read('ann', definition);
    expect(left === null || left.submissionKey !== sent.submissionKey).toBe(true);
    expect(after.draftAnswers.answers).toMatchObject({ yourName: 'Ann' });
  });

  it('survives a restart', async () => {
    const { env } = await makeStore.place();
    const before = await openStore(env, quietLogger);
    await createStoredDrafts({ store: before, encrypter }).change(
      'ann',
      definition,
      answering({ yourName: 'Ann' }),
    );
    await before.close();
    const after = await openStore(env, quietLogger);
    const again = createStoredDrafts({
      store: after,
      encrypter: createEncrypter('a secret of sixteen letters', 'drafts'),
    });
    expect((await again.read('ann', definition))?.draftAnswers.answers).toEqual({
      yourName: 'Ann',
    });
    await after.close();
  });

  it('says unavailable when the store fails', async () => {
    const { store, drafts } = await start();
    await store.close();
    await expect(drafts.read('ann', definition)).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(drafts.change('ann', definition, answering({}))).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });
});
