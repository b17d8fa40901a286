import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { Failure } from '~/domain/failure';
import type { Vault } from './vault';

export interface S3Place {
  readonly bucket: string;
  /** Of a store that is not Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** What names begin with: "uploads/". */
  readonly prefix: string;
  /** Without a key the machine's own role is used. */
  readonly key?: { readonly id: string; readonly secret: string } | undefined;
}

/** The smallest piece that S3 takes; one is in memory at a time. */
const PIECE_BYTES = 5 * 1024 * 1024;
const PATIENCE_MS = 30_000;

/** Files in any store that speaks S3. The client is loaded only where one is configured: it is large. */
export async function createS3Vault({ bucket, endpoint, region, prefix, key }: S3Place): Promise<Vault> {
  const { S3Client, GetObjectCommand, DeleteObjectCommand } = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new S3Client({
    region,
    // Stores that are not Amazon's know neither names as hosts nor the newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { requestTimeout: PATIENCE_MS, connectionTimeout: 3000 },
    ...(key ? { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } } : {}),
  });
  const placeOf = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  const orUnavailable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      // The client's own error holds the whole exchange, its signature among it: only its name goes on.
      const cause = error instanceof Error ? error.name : 'unknown';
      throw new Failure('unavailable', 'The store of uploads could not be used', null, { cause });
    }
  };

  return {
    put: (name, path, type) =>
      orUnavailable(async () => {
        const upload = new Upload({
          client,
          params: { ...placeOf(name), Body: createReadStream(path), ContentType: type },
          queueSize: 1,
          partSize: PIECE_BYTES,
        });
        await upload.done();
      }),
    open: (name) =>
      orUnavailable(async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand(placeOf(name)));
          return (Body as Readable | undefined) ?? null;
        } catch (error) {
          if ((error as Error).name === 'NoSuchKey') return null;
          throw error;
        }
      }),
    remove: (name) =>
      orUnavailable(async () => {
        await client.send(new DeleteObjectCommand(placeOf(name)));
      }),
  };
}
