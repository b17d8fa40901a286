import { chmod, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { DAY, HOUR } from '~/domain/instant';
import type { Env } from '../env.server';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '../logger.server';
import type { Store } from '../store/open.server';
import { createClamdScanner } from './clamd.server';
import { createFolderVault } from './folder-vault.server';
import { createS3Vault } from './s3-vault.server';
import { noScanner } from './scanner';
import { createUploads } from './store.server';
import type { Uploads } from './uploads';

const SWEEP_EVERY = HOUR / 4;

/**
 * The folders of files, closed to every other user of the machine, also where an earlier version left them open. A disk that is
 * full or cannot be written keeps no site from starting: each upload says so then.
 */
async function closeFolders(folders: readonly string[], logger: Logger): Promise<void> {
  for (const folder of folders) {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await chmod(folder, 0o700);
    } catch (error) {
      logger.warn({ code: (error as NodeJS.ErrnoException).code }, 'a folder of uploads could not be prepared');
    }
  }
}

interface Parts {
  env: Pick<
    Env,
    | 'DATA_DIR'
    | 'UPLOADS_S3_BUCKET'
    | 'UPLOADS_S3_ENDPOINT'
    | 'UPLOADS_S3_REGION'
    | 'UPLOADS_S3_PREFIX'
    | 'UPLOADS_S3_KEY_ID'
    | 'UPLOADS_S3_SECRET'
    | 'UPLOADS_KEEP_DAYS'
    | 'CLAMD_URL'
  >;
  store: Pick<Store, 'db'>;
  logger: Logger;
}

/** A folder under DATA_DIR, or an S3 bucket where UPLOADS_S3_BUCKET names one; a scanner where CLAMD_URL names one. */
export async function createUploadsFrom({ env, store, logger }: Parts): Promise<Uploads> {
  const dir = path.join(env.DATA_DIR, 'uploads');
  const { UPLOADS_S3_BUCKET: bucket, UPLOADS_S3_KEY_ID: id, UPLOADS_S3_SECRET: secret } = env;
  if (!id !== !secret) throw new Error('UPLOADS_S3_KEY_ID and UPLOADS_S3_SECRET belong together: set both or none.');
  await closeFolders([dir, path.join(dir, 'incoming'), path.join(dir, 'kept')], logger);
  const vault = bucket
    ? await createS3Vault({
        bucket,
        endpoint: env.UPLOADS_S3_ENDPOINT,
        region: env.UPLOADS_S3_REGION,
        prefix: env.UPLOADS_S3_PREFIX,
        key: id && secret ? { id, secret } : undefined,
      })
    : createFolderVault(path.join(dir, 'kept'));
  const uploads = createUploads({
    store,
    vault,
    scanner: env.CLAMD_URL ? createClamdScanner(env.CLAMD_URL) : noScanner,
    staging: path.join(dir, 'incoming'),
    keptFor: env.UPLOADS_KEEP_DAYS ? env.UPLOADS_KEEP_DAYS * DAY : null,
  });
  startPolling(async () => {
    try {
      await uploads.sweep();
    } catch (error) {
      logger.warn(
        { err: error instanceof Error ? error.name : 'unknown' },
        'uploads that nobody sent were not removed',
      );
    }
  }, SWEEP_EVERY);
  return uploads;
}
