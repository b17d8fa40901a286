import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { uploadPlace, UPLOAD_SECRETS } from '../../../tests/support/upload-places';
import { createFolderBlobStore } from './folder-blob-store.server';
import { createEncryptedBlobStore } from './encrypted-blob-store.server';

const place = uploadPlace();
const NEWER = {
  ...UPLOAD_SECRETS,
  current: 'a newer secret of letters',
  earlier: [UPLOAD_SECRETS.current],
};
const STRANGER = { ...UPLOAD_SECRETS, current: 'another secret of letters', earlier: [] };

async function blobsWith(bytes: Buffer) {
  const from = path.join(place.dir, 'from');
  await writeFile(from, bytes);
  const folder = createFolderBlobStore(path.join(place.dir, 'kept'));
  const blobs = createEncryptedBlobStore(folder, UPLOAD_SECRETS);
  await blobs.put('a', from, 'image/png');
  return { folder, blobs, blobFile: path.join(place.dir, 'kept', 'a') };
}
const read = async (blobs: ReturnType<typeof createEncryptedBlobStore>, name: string) => {
  const file = await blobs.open(name);
  return file && buffer(file);
};

describe('files at rest', () => {
  it.each([0, 1, 15, 16, 23, 24, 40, 65_535, 65_536, 300_000])(
    'are sealed, and come out as they went in: %i bytes',
    async (size) => {
      const bytes = randomBytes(size);
      const { blobs, blobFile } = await blobsWith(bytes);
      const stored = await readFile(blobFile);
      expect(stored.length).toBe(size + 36);
      if (size > 15) expect(stored.includes(bytes.subarray(0, 16))).toBe(false);
      expect(await read(blobs, 'a')).toEqual(bytes);
      expect(await blobs.open('b')).toBeNull();
    },
  );

  it('are opened after the secret was changed, and by nobody else', async () => {
    const { folder } = await blobsWith(Buffer.from('a plan'));
    expect(String(await read(createEncryptedBlobStore(folder, NEWER), 'a'))).toBe('a plan');
    await expect(read(createEncryptedBlobStore(folder, STRANGER), 'a')).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('are not opened where they were changed, cut short or moved', async () => {
    const { blobs, blobFile } = await blobsWith(Buffer.from('a plan'));
    const whole = await readFile(blobFile);
    const changed = Buffer.from(whole);
    changed[26] = (changed[26] ?? 0) ^ 1;
    for (const bytes of [changed, whole.subarray(0, -1), whole.subarray(0, 30)]) {
      await writeFile(blobFile, bytes);
      await expect(read(blobs, 'a')).rejects.toMatchObject({ kind: 'unavailable' });
    }
    await writeFile(path.join(path.dirname(blobFile), 'b'), whole);
    await expect(read(blobs, 'b')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('of an earlier version come out as they are', async () => {
    const { blobs, blobFile } = await blobsWith(Buffer.from('a plan'));
    for (const text of [
      '',
      '%PDF-1.7',
      '%PDF-1.7 and a good deal more than the head of a sealed file',
    ]) {
      await writeFile(blobFile, text);
      expect(String(await read(blobs, 'a'))).toBe(text);
    }
  });

  it('leave nothing beside them', async () => {
    const { folder } = await blobsWith(Buffer.from('a plan'));
    const failing = createEncryptedBlobStore(
      { ...folder, put: () => Promise.reject(new Error('full')) },
      UPLOAD_SECRETS,
    );
    await expect(failing.put('a', path.join(place.dir, 'from'), 'image/png')).rejects.toThrow(
      'full',
    );
    await expect(readFile(path.join(place.dir, 'from.sealed'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});
