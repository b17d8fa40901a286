import { chmod, stat } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { files } from '../../../tests/support/upload-files';
import {
  ANNA,
  BEN,
  describeUploads,
  fileIn,
  folderBlobs,
  photo,
  stage,
  uploadPlace,
  UPLOAD_SECRETS,
} from '../../../tests/support/upload-places';
import { createEncrypter } from '~/server/lib/encrypt.server';
import { MEDIA_TYPES } from './kinds';
import { MOST_FILES } from './storage-quotas';
import { noScanner } from './scanner';
import { createEncryptedBlobStore } from './encrypted-blob-store.server';
import { createUploads } from './store.server';
import type { BlobStore } from './blob-store';

const LARGEST = 20_971_520;
const place = uploadPlace();

describeUploads('keep', place, (start) => {
  it('a file under a name of its own, with what is known of it [L-348, L-350]', async () => {
    const { blobs, names, uploads, add } = await start();
    const file = fileIn(await add(files.jpg, 'Site plan.JPG'));
    expect(file).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      displayName: 'Site plan.JPG',
      name: `${file.id}-Site plan.jpg`,
      size: files.jpg.length,
      type: 'image/jpeg',
    });
    expect(await names()).toEqual([file.id]);
    const stream = await createEncryptedBlobStore(blobs, UPLOAD_SECRETS).open(file.id);
    expect(stream && (await buffer(stream))).toEqual(files.jpg);
    expect(await blobs.open('nothing.jpg')).toBeNull();
    expect(await uploads.find(ANNA, [file.id, 'another'])).toEqual([file]);
  });

  it('a file as large as may be, byte for byte, and not one byte more', async () => {
    const { blobs, add } = await start();
    const whole = photo(LARGEST);
    whole.write('the very end', LARGEST - 12);
    const file = fileIn(await add(whole, 'large.png'));
    const stream = await createEncryptedBlobStore(blobs, UPLOAD_SECRETS).open(file.id);
    expect(stream && (await buffer(stream)).equals(whole)).toBe(true);
    expect(await add(photo(1000), 'small.png')).toEqual({ refused: 'too-large' });
  });

  it('only what is allowed by its name and by what is in it [L-457]', async () => {
    const { names, add } = await start();
    for (const [name, bytes, refused] of [
      ['nothing.pdf', Buffer.alloc(0), 'empty'],
      ['nothing.exe', Buffer.alloc(0), 'empty'],
      ['program.exe', files.program, 'not-supported'],
      ['program.jpg', files.program, 'not-supported'],
      ['photo', files.jpg, 'not-supported'],
      ['photo.jpg.exe', files.jpg, 'not-supported'],
      ['photo.svg', files.drawing, 'not-supported'],
      ['letter.docx', files.zip, 'not-supported'],
      ['letter.doc', files.installer, 'not-supported'],
      ['page.pdf', files.page, 'unreadable'],
      ['IMG_0007.HEIC', files.heic, 'heic'],
      ['IMG_0007.jpg', files.heic, 'heic'],
      ['letter.docx', files.locked, 'locked'],
      ['letter.doc', files.lockedDoc, 'locked'],
    ] as const)
      expect(await add(bytes, name), name).toEqual({ refused });
    expect(await names()).toEqual([]);
  });

  it('only what its name says it is, without macros or programs [L-459]', async () => {
    const { names, add } = await start();
    for (const [name, bytes, refused] of [
      ['photo.docx', files.jpg, 'other-kind'],
      ['letter.pdf', files.docx, 'other-kind'],
      ['table.docx', files.xlsx, 'other-kind'],
      ['table.doc', files.xls, 'other-kind'],
      ['photo.jpg', files.png, 'other-kind'],
      ['letter.docx', files.macrosByType, 'programs'],
      ['letter.doc', files.macrosInDoc, 'programs'],
    ] as const)
      expect(await add(bytes, name), name).toEqual({ refused });
    expect(await names()).toEqual([]);
  });

  it.each([
    ['photo.JPEG', files.jpg, 'image/jpeg', /\.jpeg$/],
    ['photo.jfif', files.jpg, 'image/jpeg', /-photo\.jpg$/],
    ['photo.JPE', files.jpg, 'image/jpeg', /-photo\.jpg$/],
    // One program opens both, by either name.
    ['letter.doc', files.docx, MEDIA_TYPES.docx, /\.doc$/],
    ['table.xlsx', files.xls, MEDIA_TYPES.xls, /\.xlsx$/],
  ])('%s, whose ending is of the family of its content', async (name, bytes, type, stored) => {
    const { add } = await start();
    const file = fileIn(await add(bytes, name));
    expect(file).toMatchObject({ displayName: name, type });
    expect(file.name).toMatch(stored);
  });

  it('no file that the disk did not take', async () => {
    const { uploads, session, names } = await start();
    const lost = { ...(await stage(place, files.jpg, 'a.jpg')), isLost: true };
    await expect(uploads.take(ANNA, session, lost)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await names()).toEqual([]);
  });

  it('no more together than may be, however it is spread', async () => {
    const { uploads, session, add } = await start();
    const others = LARGEST - 10_000;
    const first = fileIn(await add(photo(6000), 'a.png', others));
    expect(await add(photo(4001), 'b.png', others)).toEqual({ refused: 'too-large' });
    const [third, fourth] = await Promise.all([
      add(photo(3000), 'c.png', others),
      add(photo(3000), 'd.png', others),
    ]);
    expect(['refused' in third, 'refused' in fourth].sort()).toEqual([false, true]);
    await uploads.removeFrom(ANNA, session, first.id);
    fileIn(await add(photo(7000), 'b.png', others));
  });

  it('no file that was cut off as too large, once its name may pass', async () => {
    const { uploads, session } = await start();
    const cut = { ...(await stage(place, files.png, 'large.png')), size: LARGEST, isCut: true };
    expect(await uploads.take(ANNA, session, cut)).toEqual({ refused: 'too-large' });
    expect(await uploads.take(ANNA, session, { ...cut, fileName: 'large.exe' })).toEqual({
      refused: 'not-supported',
    });
  });

  it('no more files of one visitor than anybody needs', async () => {
    const { uploads, store } = await start();
    const session = await uploads.openSession(ANNA);
    const row = (id: number) => ({
      id: `f${id}`,
      session: 'another',
      owner: ANNA,
      name: `f${id}-x.jpg`,
      sealed_name: '',
      size: 10,
      type: 'image/jpeg',
      form: null,
      created_at: place.clock,
      is_stored: 1,
      reference: null,
      kept_at: null,
    });
    await store.db
      .insertInto('upload_file')
      .values(Array.from({ length: MOST_FILES }, (_, id) => row(id)))
      .execute();
    expect(await uploads.take(ANNA, session, await stage(place, files.jpg, 'a.jpg'))).toEqual({
      refused: 'too-many',
    });
    fileIn(
      await uploads.take(
        BEN,
        await uploads.openSession(BEN),
        await stage(place, files.jpg, 'a.jpg'),
      ),
    );
  });

  it('what is whose', async () => {
    const { names, uploads, session, add } = await start();
    const file = fileIn(await add(files.pdf, 'plan.pdf'));
    expect(await uploads.find(BEN, [file.id])).toEqual([]);
    await uploads.remove(BEN, [file.id]);
    for (const work of [
      async () => uploads.take(BEN, session, await stage(place, files.pdf, 'plan.pdf')),
      () => uploads.removeFrom(BEN, session, file.id),
      async () =>
        uploads.take(
          ANNA,
          'c0ffee00-0000-4000-8000-000000000000',
          await stage(place, files.pdf, 'plan.pdf'),
        ),
    ])
      await expect(work()).rejects.toMatchObject({ kind: 'not-found' });
    expect(await names()).toEqual([file.id]);
    await uploads.removeFrom(ANNA, session, 'another');
    await uploads.removeFrom(ANNA, session, file.id);
    await uploads.removeFrom(ANNA, session, file.id);
    expect(await names()).toEqual([]);
  });

  it('nothing infected, and nothing that could not be looked at', async () => {
    const found = await start({ scanner: { isInfected: () => Promise.resolve(true) } });
    expect(await found.add(files.jpg, 'a.jpg')).toEqual({ refused: 'infected' });
    const away = await start({ scanner: { isInfected: () => Promise.reject(new Error('away')) } });
    await expect(away.add(files.jpg, 'a.jpg')).rejects.toMatchObject({ kind: 'unavailable' });
    expect([...(await found.names()), ...(await away.names())]).toEqual([]);
  });

  it('no row for a file that could not be stored', async () => {
    const { store, blobs } = await start();
    const failing: BlobStore = {
      ...blobs,
      put: () => Promise.reject(new Error('the disk is full')),
    };
    const uploads = createUploads({
      store,
      blobs: failing,
      encrypter: createEncrypter(UPLOAD_SECRETS, 'upload names'),
      secrets: UPLOAD_SECRETS,
      scanner: noScanner,
      staging: place.dir,
      now: () => place.clock,
    });
    const session = await uploads.openSession(ANNA);
    const work = uploads.take(ANNA, session, await stage(place, files.jpg, 'a.jpg'));
    await expect(work).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await store.db.selectFrom('upload_file').selectAll().execute()).toEqual([]);
  });
});

it('a folder of files, and each file in it, are for nobody else to read [X-32]', async () => {
  const { blobs } = await folderBlobs(place);
  const { path: file } = await stage(place, files.jpg, 'a.jpg');
  await chmod(file, 0o644);
  await blobs.put('a.jpg', file, 'image/jpeg');
  const modes = [path.join(place.dir, 'kept'), path.join(place.dir, 'kept', 'a.jpg')].map(
    async (one) => ((await stat(one)).mode & 0o777).toString(8),
  );
  expect(await Promise.all(modes)).toEqual(['700', '600']);
});

it('a folder takes no name that leads out of it', async () => {
  const { blobs } = await folderBlobs(place);
  for (const name of ['../a.jpg', '/a.jpg', 'a/b.jpg', '.a', ''])
    await expect(blobs.open(name), name).rejects.toMatchObject({ kind: 'unavailable' });
});
