import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createEncrypter, secretsOf, type Secrets } from '~/server/lib/encrypt.server';
import { createFolderBlobStore } from '~/server/uploads/folder-blob-store.server';
import { createS3BlobStore } from '~/server/uploads/s3-blob-store.server';
import { noScanner, type Scanner } from '~/server/uploads/scanner';
import { createUploads } from '~/server/uploads/store.server';
import type { StagedFile, Taken, UploadedFile } from '~/server/uploads/uploads';
import type { BlobStore } from '~/server/uploads/blob-store';
import { startS3Server } from '../../scripts/lib/s3-server.mjs';
import { describeOnEveryStore, describeOnOneStore } from './stores';
import { files } from './upload-files';

export const START = Date.UTC(2026, 2, 10, 12);
export const ANNA = 'anna-anna-anna-anna-aa';
export const BEN = 'ben-ben-ben-ben-ben-be';

export const UPLOAD_SECRETS = secretsOf('a secret of sixteen letters');

/** A folder and a clock, new for each test. */
export interface Place {
  dir: string;
  clock: number;
  undo: (() => Promise<void>)[];
}

export function uploadPlace(): Place {
  const place: Place = { dir: '', clock: START, undo: [] };
  beforeEach(async () => {
    place.clock = START;
    place.dir = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  });
  afterEach(async () => {
    for (const step of place.undo.splice(0)) await step();
    await rm(place.dir, { recursive: true });
  });
  return place;
}

let staged = 0;
/** A file as it was received. */
export async function stage(place: Place, bytes: Buffer, fileName: string): Promise<StagedFile> {
  const at = path.join(place.dir, `staged-${(staged += 1)}`);
  await writeFile(at, bytes);
  return { field: 'file', fileName, path: at, size: bytes.length, isCut: false, isLost: false };
}

/** A picture of this many bytes. */
export const photo = (size: number): Buffer =>
  Buffer.concat([files.png, Buffer.alloc(size)]).subarray(0, size);

export const fileIn = (taken: Taken): UploadedFile => {
  if ('refused' in taken) throw new Error(`refused: ${taken.refused}`);
  return taken.file;
};

/** A blob store, and the names of its blobs. */
interface TestVault {
  readonly blobs: BlobStore;
  names(): Promise<readonly string[]>;
}

export const folderBlobs = (place: Place): Promise<TestVault> => {
  const kept = path.join(place.dir, 'kept');
  return Promise.resolve({
    blobs: createFolderBlobStore(kept),
    names: () => readdir(kept).catch(() => []),
  });
};

export async function s3Vault(place: Place): Promise<TestVault> {
  const server = await startS3Server('uploads');
  place.undo.push(server.close);
  const blobs = await createS3BlobStore({
    bucket: 'uploads',
    endpoint: server.url,
    region: 'eu-west-2',
    prefix: 'site/',
    key: { id: 'somebody', secret: 'something' },
  });
  return {
    blobs,
    names: () =>
      Promise.resolve([...server.objects.keys()].map((key) => key.replace(/^site\//, ''))),
  };
}

export interface StartOptions {
  readonly scanner?: Scanner;
  readonly retentionMs?: number;
  /** Without them the store holds files unencrypted, under the names that the operator knows. */
  readonly secrets?: Secrets | null;
}

/** Runs a suite on every blob store; the rows of S3 are those of the folder. `start` creates uploads with Anna's session. */
export function describeUploads(
  name: string,
  place: Place,
  suite: (start: (options?: StartOptions) => ReturnType<typeof startUploads>) => void,
): void {
  for (const [where, makeVault, onStores] of [
    ['in a folder', folderBlobs, describeOnEveryStore],
    ['over S3', s3Vault, describeOnOneStore],
  ] as const)
    onStores(`uploads, ${where} ${name}`, (makeStore) =>
      suite(async (options = {}) =>
        startUploads(place, await makeStore(), await makeVault(place), options),
      ),
    );
}

async function startUploads(
  place: Place,
  store: Parameters<typeof createUploads>[0]['store'],
  { blobs, names }: TestVault,
  { scanner = noScanner, retentionMs, secrets = UPLOAD_SECRETS }: StartOptions,
) {
  const staging = path.join(place.dir, 'incoming');
  const now = () => place.clock;
  const uploads = createUploads({
    store,
    blobs,
    encrypter: createEncrypter(UPLOAD_SECRETS, 'upload names'),
    secrets,
    scanner,
    staging,
    retentionMs: retentionMs ?? null,
    now,
  });
  const session = await uploads.openSession(ANNA);
  const add = async (bytes: Buffer, fileName: string, alongside = 0) =>
    uploads.take(ANNA, session, await stage(place, bytes, fileName), alongside);
  return { blobs, names, store, uploads, session, add };
}
