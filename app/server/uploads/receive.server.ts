import { Busboy } from '@fastify/busboy';
import type { Readable } from 'node:stream';
import { rm } from 'node:fs/promises';
import { MOST_BYTES } from '~/forms/fields/upload/rules';
import { Failure } from '~/domain/failure';
import { withoutInvisible } from '~/domain/typed';
import { logger } from '~/server/lib/logger.server';
import { openWriter, stageFile, type OpenWriter } from './stage-file.server';
import type { ReceivedForm, StagedFile, Unread } from './uploads';

const MOST_TEXT = 1_000_000;
const MOST_NAME = 200;
const MOST_FIELDS = 1000;
const MOST_FILES = 50;
const LIMITS = {
  fileSize: MOST_BYTES,
  files: MOST_FILES,
  fields: MOST_FIELDS,
  fieldSize: 100_000,
  parts: MOST_FIELDS + 2 * MOST_FILES,
  headerPairs: 50,
  headerSize: 8000,
};
const IDLE_MS = 30_000;
/** As for other bodies (front/bodies/buffer-body.ts). */
const BYTES_PER_SECOND = 4_000;

type Pieces = ReadableStreamDefaultReader<Uint8Array>;

export const UPLOAD_PATH = /^\/api\/storage\/upload\/[^/]+\/-1$/i;

const openParser = (type: string) =>
  new Busboy({ headers: { 'content-type': type }, limits: LIMITS });

export function isMultipart(type: string): boolean {
  if (!/^multipart\/form-data\s*;/i.test(type)) return false;
  try {
    openParser(type).destroy();
    return true;
  } catch {
    return false;
  }
}

/**
 * A body that claims its length was refused by it if it's too long (front/bodies/content-type.ts). One in
 * chunks, which no browser sends, may be as long as the largest file with the text beside it.
 */
const mostBytesOf = ({ headers }: Request): number =>
  headers.get('Content-Length') === null ? MOST_BYTES + MOST_TEXT : Infinity;

class TooMuch extends Error {}
class TooSlow extends Error {}

/**
 * While the response is being sent: cutting the body off would close the connection too early, and
 * leaving it would block the connection. Once the response is sent, drain-body.ts limits what is
 * left.
 */
export async function dropRest(pieces: Pieces): Promise<void> {
  try {
    while (!(await pieces.read()).done);
  } catch {}
}

/** Rejects if none arrives in time. */
async function nextOf(pieces: Pieces, failed: Promise<never>, idleMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const idle = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('nothing came for too long')), idleMs);
  });
  try {
    return await Promise.race([failed, idle, pieces.read()]);
  } finally {
    clearTimeout(timer);
  }
}

interface FeedLimits {
  readonly idleMs: number;
  readonly mostBytes: number;
  readonly abortSignal: AbortSignal | undefined;
}

async function feed(
  parser: InstanceType<typeof Busboy>,
  pieces: Pieces,
  { idleMs, mostBytes, abortSignal }: FeedLimits,
): Promise<void> {
  const finished = new Promise<void>((resolve) => parser.once('finish', resolve));
  const failed = new Promise<never>((_, reject) => parser.on('error', reject));
  failed.catch(() => undefined);
  const cut = new Promise<never>((_, reject) =>
    abortSignal?.addEventListener('abort', () => reject(new TooSlow()), { once: true }),
  );
  cut.catch(() => undefined);
  let since = performance.now();
  let come = 0;
  let total = 0;
  for (;;) {
    const { done, value } = await nextOf(pieces, Promise.race([failed, cut]), idleMs);
    if (done) break;
    come += value.byteLength;
    total += value.byteLength;
    if (total > mostBytes) throw new TooMuch();
    if (performance.now() - since > idleMs) {
      if (come < (idleMs / 1000) * BYTES_PER_SECOND) throw new TooSlow();
      since = performance.now();
      come = 0;
    }
    await Promise.race([
      failed,
      new Promise<void>((resolve) => parser.write(value, () => resolve())),
    ]);
  }
  parser.end();
  await Promise.race([failed, finished]);
}

/** Never rejects: what can't be removed now is swept later (store.server.ts). */
async function removeAll(files: readonly StagedFile[]): Promise<void> {
  await Promise.allSettled(
    files.filter(({ isLost }) => !isLost).map(({ path }) => rm(path, { force: true })),
  );
}

interface Means {
  readonly openAt?: OpenWriter;
  readonly idleMs?: number;
  /** Aborted when the body has to make room for others. */
  readonly abortSignal?: AbortSignal;
}

/**
 * Streams files to `dir`, never into memory; the size of the text is limited. A file the disk can't
 * take is marked `isLost` and the rest is read. A body that is cut off or empty leaves nothing
 * behind and rejects with `invalid`. docs/decisions/uploads.md
 */
export async function receiveForm(
  request: Request,
  dir: string,
  { openAt = openWriter, idleMs = IDLE_MS, abortSignal }: Means = {},
): Promise<ReceivedForm | Unread> {
  const pieces = request.body?.getReader() as Pieces | undefined;
  if (!pieces) throw new Failure('invalid', 'There was nothing in the request');
  const fields: [string, string][] = [];
  const arriving: Promise<StagedFile>[] = [];
  const streams: Readable[] = [];
  let text = 0;

  try {
    const parser = openParser(request.headers.get('Content-Type') ?? '');
    const tooMuch = () => parser.destroy(new TooMuch());
    const count = (name: string, value: string) => {
      text += Buffer.byteLength(name) + Buffer.byteLength(value);
      if (text > MOST_TEXT || Buffer.byteLength(name) > MOST_NAME) tooMuch();
    };
    parser.on('fieldsLimit', tooMuch);
    parser.on('partsLimit', tooMuch);
    // A part without a name arrives with an undefined one, whatever the types say; an error in a
    // listener would end the process.
    parser.on('field', (name: string | undefined, value, _, isCut) => {
      if (name === undefined) return;
      count(name, value);
      if (isCut) tooMuch();
      fields.push([name, withoutInvisible(value)]);
    });
    parser.on('file', (field: string | undefined, stream, fileName) => {
      // If the body ends within a file, the file's stream gets an error, which would end the
      // process if unhandled.
      stream.on('error', () => undefined);
      if (!fileName || field === undefined) {
        stream.resume();
        return;
      }
      count(field, fileName);
      streams.push(stream);
      const written = stageFile(stream, dir, openAt, (error) => {
        const { code = 'unknown' } = error as NodeJS.ErrnoException;
        logger.error({ code }, 'an incoming file could not be written');
      });
      const file = written.then((all) => ({ ...all, field, fileName, isCut: stream.truncated }));
      file.catch(() => undefined);
      arriving.push(file);
    });
    await feed(parser, pieces, { idleMs, mostBytes: mostBytesOf(request), abortSignal });
    const files = await Promise.all(arriving);
    const dispose = () => removeAll(files);
    return { fields, files, dispose };
  } catch (error) {
    // The parser leaves the current file's stream open.
    for (const stream of streams) stream.destroy();
    const ended = await Promise.allSettled(arriving);
    await removeAll(ended.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    void dropRest(pieces);
    if (error instanceof TooSlow) return { unread: 'too-slow', retryAfter: 0 };
    if (error instanceof TooMuch) return { unread: 'too-much', retryAfter: 0 };
    throw new Failure('invalid', 'The upload did not arrive whole', null, { cause: error });
  }
}
