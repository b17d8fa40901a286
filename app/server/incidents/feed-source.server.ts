import { readFile, stat } from 'node:fs/promises';
import { Failure } from '~/domain/failure';
import type { HttpClient } from '../http-client.server';
import type { IncidentSource, SourceAnswer } from './source';
import { parseFeedText } from './wire/parse-feed';

const MAX_BYTES = 20_000_000;

/** What makes the next question conditional, from the answer before. */
function conditionsOf(headers: Headers): Record<string, string> {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  if (etag) return { 'If-None-Match': etag };
  return lastModified ? { 'If-Modified-Since': lastModified } : {};
}

/** When the answering side took its picture, never in the future; null where it does not say. */
function takenBy(headers: Headers, now: number): number | null {
  const at = Date.parse(headers.get('last-modified') ?? '');
  return Number.isNaN(at) ? null : Math.min(at, now);
}

export interface HttpFeedOptions {
  client: HttpClient;
  path: string;
  /** The wire contract's Last-Modified tells the age of the picture; of another feed's file it tells nothing. */
  tellsAge: boolean;
}

/** A list of incidents over HTTP, asked with the conditions of the answer before. Issue 2, section B. */
export function createHttpFeed({ client, path, tellsAge }: HttpFeedOptions): IncidentSource {
  let conditions: Record<string, string> = {};
  let text: string | null = null;
  return {
    async read(now, whole): Promise<SourceAnswer> {
      const answer = await client.getText(path, whole ? {} : conditions);
      const takenAt = (tellsAge ? takenBy(answer.headers, now) : null) ?? now;
      if (answer.status === 304) return { kind: 'same', takenAt };
      conditions = conditionsOf(answer.headers);
      if (!whole && answer.text === text) return { kind: 'same', takenAt };
      text = answer.text;
      return { kind: 'list', takenAt, feed: await parseFeedText(answer.text) };
    },
  };
}

/** A list of incidents in a file that somebody else writes. A file that did not change was still looked at. */
export function createFileFeed(url: URL): IncidentSource {
  let seen = '';
  return {
    async read(now, whole): Promise<SourceAnswer> {
      try {
        const { size, mtimeMs } = await stat(url);
        const version = `${size}:${mtimeMs}`;
        if (!whole && version === seen) return { kind: 'same', takenAt: now };
        if (size > MAX_BYTES) throw new Error(`the file is larger than ${MAX_BYTES} bytes`);
        const feed = await parseFeedText((await readFile(url, 'utf8')).replace(/^\uFEFF/, ''));
        seen = version;
        return { kind: 'list', takenAt: now, feed };
      } catch (error) {
        throw new Failure('unavailable', `the incident file: ${(error as Error).message}`, null, { cause: error });
      }
    },
  };
}
