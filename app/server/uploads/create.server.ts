import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env.server';
import type { Logger } from '~/server/lib/logger.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '../store/open.server';
import { createClamdScanner } from './clamd.server';
import { createFolderBlobStore } from './folder-blob-store.server';
import { createS3BlobStore } from './s3-blob-store.server';
import { noScanner } from './scanner';
import { createUploads } from './store.server';
import type { Uploads } from './uploads';
import type { BlobStore } from './blob-store';

/** A full or read-only disk doesn't stop startup; uploads then report it. */
async function closeFolders(folders: readonly string[], logger: Logger): Promise<void> {
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
    } catch (error) {
      logger.warn(
        { code: (error as NodeJS.ErrnoException).code },
        'a folder of uploads could not be prepared',
      );
    }
  }
}

type BlobStoreEnv = Pick<
  Env,
  | 'DATA_DIR'
  | 'UPLOADS_S3_BUCKET'
  | 'UPLOADS_S3_ENDPOINT'
  | 'UPLOADS_S3_REGION'
  | 'UPLOADS_S3_PREFIX'
  | 'UPLOADS_S3_KEY_ID'
  | 'UPLOADS_S3_SECRET'
>;

interface Parts {
  env: BlobStoreEnv & Pick<Env, 'CLAMD_URL' | 'UPLOADS_SEALED' | 'SECRETS'>;
  store: Pick<Store, 'db' | 'opened'>;
  logger: Logger;
  retentionMs: number;
}

export const UPLOAD_NAMES = 'upload names';

/** An S3 bucket if UPLOADS_S3_BUCKET names one, else a folder under DATA_DIR. */
export async function createBlobStore(env: BlobStoreEnv): Promise<BlobStore> {
  const { UPLOADS_S3_BUCKET: bucket, UPLOADS_S3_KEY_ID: id, UPLOADS_S3_SECRET: secret } = env;
  if (!id !== !secret)
    throw new Error('UPLOADS_S3_KEY_ID and UPLOADS_S3_SECRET belong together: set both or none.');
  if (!bucket) return createFolderBlobStore(path.join(env.DATA_DIR, 'uploads', 'kept'));
  return createS3BlobStore({
    bucket,
    endpoint: env.UPLOADS_S3_ENDPOINT,
    region: env.UPLOADS_S3_REGION,
    prefix: env.UPLOADS_S3_PREFIX,
    key: id && secret ? { id, secret } : undefined,
  });
}

export async function createUploadsFrom({
  env,
  store,
  logger,
  retentionMs,
}: Parts): Promise<Uploads> {
  const dir = path.join(env.DATA_DIR, 'uploads');
  await closeFolders([dir, path.join(dir, 'incoming'), path.join(dir, 'kept')], logger);
  const encrypter = createEncrypter(env.SECRETS, UPLOAD_NAMES);
  const blobs = await createBlobStore(env);
  return createUploads({
    store,
    blobs,
    encrypter,
    secrets: env.UPLOADS_SEALED === 'yes' ? env.SECRETS : null,
    scanner: env.CLAMD_URL ? createClamdScanner(env.CLAMD_URL) : noScanner,
    staging: path.join(dir, 'incoming'),
    retentionMs,
  });
}
