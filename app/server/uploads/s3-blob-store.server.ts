import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline, Transform, type Readable } from 'node:stream';
import { Failure } from '~/domain/failure';
import { MOST_BYTES } from '~/forms/fields/upload/rules';
import type { BlobStore } from './blob-store';

export interface S3Place {
  readonly bucket: string;
  /** For stores other than Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly prefix: string;
  /** Without a key, the machine's IAM role is used. */
  readonly key?: { readonly id: string; readonly secret: string } | undefined;
  readonly patienceMs?: number;
}

/** The smallest part S3 accepts; one is in memory at a time. */
const PIECE_BYTES = 5 * 1024 * 1024;
/** A visitor is waiting: this long for a small file, plus time per byte. */
const PATIENCE_MS = 2000;
const MS_PER_BYTE = 0.0005;
const IN_BACKGROUND_MS = 30_000;
/** An ETag or an error is all a store returns besides files. */
const MOST_SAID = 100_000;
/** The largest file plus encryption overhead. */
const MOST_OF_FILE = MOST_BYTES + 10_000;

function bounded(body: Readable, most: number): Readable {
  let size = 0;
  const counted = new Transform({
    transform(part: Buffer, _, done) {
      size += part.length;
      if (size > most)
        done(new Error(`The answer of the store of uploads is larger than ${most} bytes`));
      else done(null, part);
    },
  });
  // Either stream ending destroys the other; the reader gets the error.
  return pipeline(body, counted, () => undefined);
}

/** The client is large, so it's loaded only if configured. */
export async function createS3BlobStore({
  bucket,
  endpoint,
  region,
  prefix,
  key,
  patienceMs = PATIENCE_MS,
}: S3Place): Promise<BlobStore> {
  const { S3Client, GetObjectCommand, DeleteObjectCommand } = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new S3Client({
    region,
    // Other stores support neither virtual-hosted names nor newer checksums.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { requestTimeout: IN_BACKGROUND_MS, connectionTimeout: patienceMs },
    ...(key ? { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } } : {}),
  });
  // The client would otherwise read a response of any length.
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (question) => {
        const answer = await next(question);
        const response = answer.response as { statusCode: number; body?: Readable };
        const isFile = commandName === 'GetObjectCommand' && response.statusCode < 300;
        if (response.body)
          response.body = bounded(response.body, isFile ? MOST_OF_FILE : MOST_SAID);
        return answer;
      },
    { step: 'deserialize', priority: 'low', name: 'boundedAnswers' },
  );
  const placeOf = (name: string) => ({ Bucket: bucket, Key: prefix + name });
  const orUnavailable = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      // The client's error contains the whole exchange with its signature, so only its name is
      // kept.
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
        const { size } = await stat(path);
        const timer = setTimeout(() => void upload.abort(), patienceMs + size * MS_PER_BYTE);
        await upload.done().finally(() => clearTimeout(timer));
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
