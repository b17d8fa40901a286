import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { MOST_BYTES } from '~/forms/fields/upload/rules';
import { Failure } from '~/domain/failure';
import type { ReceivedForm, StagedFile } from './uploads';

const LIMITS = {
  fileSize: MOST_BYTES,
  files: 50,
  fields: 4000,
  fieldSize: 100_000,
  fieldNameSize: 200,
  headerPairs: 50,
};

export const isMultipart = (request: Pick<Request, 'headers'>): boolean =>
  /^multipart\/form-data\s*;/i.test(request.headers.get('Content-Type') ?? '');

/**
 * Reads a multipart form: its files go to `dir` piece by piece as they come, counted, and never into memory. A body that is
 * cut off or is none leaves nothing behind, and rejects. Issue 3, section "Uploads"
 */
export async function receiveForm(request: Request, dir: string): Promise<ReceivedForm> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const fields: [string, string][] = [];
  const files: StagedFile[] = [];
  const places: string[] = [];
  const writes: Promise<void>[] = [];
  const streams: Readable[] = [];
  let diskFault: unknown;
  const dispose = async () => {
    await Promise.all(places.splice(0).map((place) => rm(place, { force: true })));
  };

  try {
    const parser = new Busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
      limits: LIMITS,
    });
    parser.on('field', (name, value) => fields.push([name, value]));
    parser.on('file', (field, stream, fileName) => {
      if (!fileName) {
        stream.resume();
        return;
      }
      const place = path.join(dir, randomUUID());
      streams.push(stream);
      places.push(place);
      const index = files.length;
      const write = pipeline(stream, createWriteStream(place, { mode: 0o600 })).then(() => {
        files[index] = { field, fileName, path: place, size: stream.bytesRead, isCut: stream.truncated };
      });
      files.push({ field, fileName, path: place, size: 0, isCut: true });
      // A disk that takes no more ends the whole: the parser would wait for this file for ever.
      write.catch((error: Error) => {
        diskFault ??= error;
        parser.destroy(error);
      });
      writes.push(write);
    });
    if (!request.body) throw new Failure('invalid', 'There was nothing in the request');
    await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), parser);
    await Promise.all(writes);
  } catch (error) {
    // The parser leaves the file that it was in as it is: nothing would ever end it.
    for (const stream of streams) stream.destroy();
    await Promise.allSettled(writes);
    await dispose();
    throw error === diskFault
      ? new Failure('unavailable', 'The upload could not be kept', null, { cause: error })
      : new Failure('invalid', 'The upload did not arrive whole', null, { cause: error });
  }
  return { fields, files, dispose };
}
