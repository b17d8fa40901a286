import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { Failure } from '~/domain/failure';
import type { DataTime } from '~/domain/incident/data-age';
import type { HttpClient } from '~/server/lib/http-client.server';
import { CONFIRMED_AT, DATA_SOURCE } from './age-headers';
import { dataTimeOfFeed, type IncidentSource, type SourceAnswer } from './source';
import { parseFeedText } from './wire/parse-feed';
import { createRecordMemory } from './wire/record-memory';

const MAX_BYTES = 48_000_000;

/** What makes the next question conditional, from the answer before. */
function conditionsOf(headers: Headers): Record<string, string> {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  if (etag) return { 'If-None-Match': etag };
  return lastModified ? { 'If-Modified-Since': lastModified } : {};
}

/** A time that a header names, never in the future; null where it names none. */
function timeOf(headers: Headers, name: string, now: number): number | null {
  const at = Date.parse(headers.get(name) ?? '');
  return Number.isNaN(at) ? null : Math.min(at, now);
}

/** From when the data are by the headers of an answer: one of our own kind says whether its feed told it, or only the records. */
function dataTimeOfHeaders(headers: Headers, now: number): DataTime | null {
  const at = timeOf(headers, 'last-modified', now);
  if (at === null) return null;
  return headers.get(DATA_SOURCE) === 'records' ? { at, source: 'records', unchangedSince: at } : dataTimeOfFeed(at);
}

export interface HttpFeedOptions {
  client: HttpClient;
  path: string;
  /** The answer is a picture by the wire contract, which says when it was last confirmed; another feed is confirmed by answering. */
  isSnapshot: boolean;
  /** The operator's own telephone numbers, which stay in free text. */
  numbers: () => ReadonlySet<string>;
}

/** A list of incidents over HTTP, asked with the conditions of the answer before. */
export function createHttpFeed({ client, path, isSnapshot, numbers }: HttpFeedOptions): IncidentSource {
  const memory = createRecordMemory();
  let conditions: Record<string, string> = {};
  /** What the last list was, in a word: the list itself may be megabytes. */
  let hash: string | null = null;
  /** What the last list said of itself, and what the headers said last. */
  let feedTime: DataTime | null = null;
  let headerTime: DataTime | null = null;
  let readWith = numbers();
  return {
    async read(now, whole): Promise<SourceAnswer> {
      // Another number of the operator changes what stays of a message.
      const anew = whole || readWith !== numbers();
      const { status, text: body, headers } = await client.getText(path, anew ? {} : conditions);
      headerTime = dataTimeOfHeaders(headers, now) ?? (status === 304 ? headerTime : null);
      const confirmedAt = timeOf(headers, CONFIRMED_AT, now) ?? timeOf(headers, 'last-modified', now);
      const takenAt = (isSnapshot ? confirmedAt : null) ?? now;
      if (status === 304) return { kind: 'same', takenAt, dataTime: feedTime ?? headerTime };
      conditions = conditionsOf(headers);
      const hashNow = createHash('sha1').update(body).digest('base64');
      if (!anew && hashNow === hash) return { kind: 'same', takenAt, dataTime: feedTime ?? headerTime };
      hash = hashNow;
      readWith = numbers();
      const feed = await parseFeedText(body, { numbers: readWith, now, memory });
      feedTime = feed.ownTime === null ? null : dataTimeOfFeed(feed.ownTime);
      return { kind: 'list', takenAt, dataTime: feedTime ?? headerTime, feed };
    },
  };
}

/**
 * A list of incidents in a file that somebody else writes. A file that did not change was still looked at; when it was written says
 * nothing of its data, since a copy is written today.
 */
export function createFileFeed(url: URL, numbers: () => ReadonlySet<string>): IncidentSource {
  const memory = createRecordMemory();
  let seen = '';
  let dataTime: DataTime | null = null;
  let readWith = numbers();
  return {
    async read(now, whole): Promise<SourceAnswer> {
      try {
        const { size, mtimeMs } = await stat(url);
        const version = `${size}:${mtimeMs}`;
        if (!whole && version === seen && readWith === numbers()) return { kind: 'same', takenAt: now, dataTime };
        if (size > MAX_BYTES) throw new Error(`the file is larger than ${MAX_BYTES} bytes`);
        readWith = numbers();
        const text = (await readFile(url, 'utf8')).replace(/^\uFEFF/, '');
        const feed = await parseFeedText(text, { numbers: readWith, now, memory });
        seen = version;
        dataTime = feed.ownTime === null ? null : dataTimeOfFeed(feed.ownTime);
        return { kind: 'list', takenAt: now, dataTime, feed };
      } catch (error) {
        throw new Failure('unavailable', `the incident file: ${(error as Error).message}`, null, { cause: error });
      }
    },
  };
}
