import { expect, it } from 'vitest';
import { files } from '../../../tests/support/upload-files';
import {
  ANNA,
  BEN,
  describeUploads,
  fileIn,
  START,
  uploadPlace,
} from '../../../tests/support/upload-places';
import { DAY, HOUR } from '~/domain/time/instant';
import type { Store } from '../store/open.server';

const place = uploadPlace();

const draftOf = ({ db }: Pick<Store, 'db'>, form: string, saved_at: number) =>
  db
    .insertInto('form_draft')
    .values({ visitor: ANNA, form, revision: 1, sealed: '', saved_at })
    .execute();

describeUploads('keep for their time', place, (start) => {
  it('a session until a day after its last file', async () => {
    const { uploads, session, add } = await start();
    place.clock += DAY - HOUR;
    fileIn(await add(files.jpg, 'a.jpg'));
    place.clock += DAY - HOUR;
    fileIn(await add(files.jpg, 'b.jpg'));
    place.clock += DAY;
    await expect(add(files.jpg, 'c.jpg')).rejects.toMatchObject({ kind: 'not-found' });
    await expect(uploads.removeFrom(ANNA, session, 'x')).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('files of a draft as long as the draft, and loose ones for a day', async () => {
    const { store, names, uploads, add } = await start();
    const held = fileIn(await add(files.jpg, 'held.jpg'));
    const loose = fileIn(await add(files.jpg, 'loose.jpg'));
    await draftOf(store, 'claim', place.clock + 5 * HOUR);
    await uploads.hold(ANNA, 'claim', [held.id]);
    expect(await uploads.sweep()).toBe(0);
    place.clock += DAY + 1;
    expect(await uploads.sweep()).toBe(1);
    expect(await names()).toEqual([held.id]);
    expect(await uploads.find(ANNA, [held.id, loose.id])).toEqual([held]);
    place.clock += 5 * HOUR;
    expect(await uploads.sweep()).toBe(1);
    expect(await names()).toEqual([]);
  });

  it('what a draft names, and removes what it named before', async () => {
    const { names, uploads, add } = await start();
    const [a, b, other] = [
      fileIn(await add(files.jpg, 'a.jpg')),
      fileIn(await add(files.jpg, 'b.jpg')),
      fileIn(await add(files.jpg, 'other.jpg')),
    ];
    await uploads.hold(ANNA, 'another form', [other.id]);
    await uploads.hold(ANNA, 'claim', [a.id, b.id]);
    await uploads.hold(BEN, 'claim', [a.id]);
    await uploads.hold(ANNA, 'claim', [b.id]);
    expect([...(await names())].sort()).toEqual([b.id, other.id].sort());
    await uploads.hold(ANNA, 'claim', []);
    expect(await names()).toEqual([other.id]);
  });

  it('what was sent, for good', async () => {
    const { store, names, uploads, session, add } = await start();
    const sent = fileIn(await add(files.jpg, 'sent.jpg'));
    const dropped = fileIn(await add(files.jpg, 'dropped.jpg'));
    await uploads.hold(ANNA, 'claim', [sent.id, dropped.id]);
    const body = { formData: [{ sectionFields: [{ name: 'photos', value: [sent.name] }] }] };
    await store.db.transaction().execute((trx) => uploads.keepIn(trx, body, 'WEB-1'));
    expect(await uploads.find(ANNA, [sent.id])).toEqual([]);
    await uploads.remove(ANNA, [sent.id]);
    await uploads.removeFrom(ANNA, session, sent.id);
    await uploads.hold(ANNA, 'claim', []);
    place.clock += 400 * DAY;
    await uploads.sweep();
    expect(await names()).toEqual([sent.id]);
    const row = await store.db
      .selectFrom('upload_file')
      .select(['reference', 'kept_at'])
      .executeTakeFirst();
    expect(row).toEqual({ reference: 'WEB-1', kept_at: START });
  });

  it('what was sent as long as the operator says', async () => {
    const { store, names, uploads, add } = await start({ retentionMs: 90 * DAY });
    const sent = fileIn(await add(files.jpg, 'sent.jpg'));
    await store.db
      .transaction()
      .execute((trx) => uploads.keepIn(trx, { fileUpload: sent.name }, 'WEB-1'));
    place.clock += 90 * DAY;
    expect(await uploads.sweep()).toBe(0);
    place.clock += 1;
    expect(await uploads.sweep()).toBe(1);
    expect(await names()).toEqual([]);
  });

  it('nothing that is not accepted: a transaction that ends takes it back', async () => {
    const { store, uploads, add } = await start();
    const file = fileIn(await add(files.jpg, 'a.jpg'));
    const failing = store.db.transaction().execute(async (trx) => {
      await uploads.keepIn(trx, { fileUpload: file.name }, 'WEB-1');
      throw new Error('not accepted');
    });
    await expect(failing).rejects.toThrow('not accepted');
    expect(await uploads.find(ANNA, [file.id])).toEqual([file]);
  });
});
