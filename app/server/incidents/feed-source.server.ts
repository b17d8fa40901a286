import { readFile, stat } from 'node:fs/promises';
import { Failure } from '~/domain/failure';
import type { DataTime } from '~/domain/incident/data-age';
import type { HttpAnswer, HttpClient } from '~/server/lib/http-client.server';
import { versionOfLarge } from '~/server/lib/etag.server';
import { SECOND } from '~/domain/time/instant';
import { CONFIRMED_AT, DATA_SOURCE } from './age-headers';
import { readAnswer } from './operator-feeds/read-answer';
import { feedHeaders, MOST_BYTES } from './operator-feeds/request';
import { severalRequests, type FeedClient } from './operator-feeds/requests.server';
import type { FeedShape } from './operator-feeds/feed-shape';
import { recogniseShape, unknownShapeError } from './operator-feeds/shapes';
import { dataTimeOfFeed, type IncidentSource, type SourceAnswer } from './source';
import { type SourceCredit } from '~/domain/open/source-credit';
import { parseFeedBytes } from './wire/parse-feed';
import { createRecordMemory } from './wire/record-memory';

function conditionsOf(headers: Headers): Record<string, string> {
  const etag = headers.get('etag');
  const lastModified = headers.get('last-modified');
  if (etag) return { 'If-None-Match': etag };
  return lastModified ? { 'If-Modified-Since': lastModified } : {};
}

/** Never in the future. */
function timeOf(headers: Headers, name: string, now: number): number | null {
  const at = Date.parse(headers.get(name) ?? '');
  return Number.isNaN(at) ? null : Math.min(at, now);
}

/** A site like ours says whether its feed or its records gave the time. */
function dataTimeOfHeaders(headers: Headers, now: number): DataTime | null {
  const at = timeOf(headers, 'last-modified', now);
  if (at === null) return null;
  return headers.get(DATA_SOURCE) === 'records'
    ? { at, source: 'records', unchangedSince: at }
    : dataTimeOfFeed(at);
}

type FeedAnswer = Omit<HttpAnswer, 'text'>;

export interface HttpFeedOptions {
  client: HttpClient;
  path: string;
  /** Our wire contract says when the data were confirmed; another feed confirms by responding. */
  isSnapshot: boolean;
  numbers: () => ReadonlySet<string>;
  /** Null to recognise it from the first answer that has a record. */
  shape: FeedShape | null;
  pages?: FeedClient;
}

export function createHttpFeed({
  client,
  path,
  isSnapshot,
  numbers,
  shape: given,
  pages,
}: HttpFeedOptions): IncidentSource {
  const memory = createRecordMemory();
  let shape = given;
  let several = given && pages ? severalRequests(given, pages) : null;
  let startupError: string | null = null;
  let conditions: Record<string, string> = {};
  /** Of the last list, which may be megabytes long. */
  let hash: string | null = null;
  let feedTime: DataTime | null = null;
  let headerTime: DataTime | null = null;
  let readWith = numbers();
  const headersOf = (more: Record<string, string>) =>
    pages ? { ...feedHeaders(pages.key), ...more } : more;

  /** A list without a record, or no list, tells nothing yet. */
  function recognise(bytes: Buffer): void {
    const answer = shape ? null : readAnswer(bytes);
    if (!answer) return;
    shape = recogniseShape(answer);
    startupError = shape ? null : unknownShapeError(answer);
    several = shape && pages ? severalRequests(shape, pages) : null;
  }

  const readPages = async (): Promise<FeedAnswer | null> =>
    several && { status: 200, bytes: Buffer.from(await several()), headers: new Headers() };

  async function ask(anew: boolean): Promise<FeedAnswer> {
    const list = await readPages();
    if (list) return list;
    const answer = await client.getText(path, headersOf(anew ? {} : conditions));
    if (answer.status === 304) return answer;
    recognise(answer.bytes);
    // The first answer of a list in pages is only its first page.
    return (await readPages()) ?? answer;
  }

  return {
    startupError: () => startupError,
    credit: () => shape?.attribution ?? null,
    leastMs: () => (shape?.everySeconds ?? 0) * SECOND,
    async read(now, whole): Promise<SourceAnswer> {
      // If the operator's numbers change, messages are redacted anew.
      const isAnew = () => whole || readWith !== numbers() || shape?.endsByClock === true;
      const { status, bytes, headers } = await ask(isAnew());
      headerTime = dataTimeOfHeaders(headers, now) ?? (status === 304 ? headerTime : null);
      const confirmedAt =
        timeOf(headers, CONFIRMED_AT, now) ?? timeOf(headers, 'last-modified', now);
      const takenAt = (isSnapshot ? confirmedAt : null) ?? now;
      if (status === 304) return { kind: 'same', takenAt, dataTime: feedTime ?? headerTime };
      conditions = conditionsOf(headers);
      const hashNow = await versionOfLarge(bytes);
      if (!isAnew() && hashNow === hash)
        return { kind: 'same', takenAt, dataTime: feedTime ?? headerTime };
      hash = hashNow;
      readWith = numbers();
      const feed = await parseFeedBytes(bytes, {
        numbers: readWith,
        now,
        memory,
        ...(shape && { shape }),
      });
      feedTime = feed.ownTime === null ? null : dataTimeOfFeed(feed.ownTime);
      return { kind: 'list', takenAt, dataTime: feedTime ?? headerTime, feed };
    },
  };
}

/** An unchanged file counts as confirmed; its modification time says nothing about the data. */
export function createFileFeed(
  url: URL,
  numbers: () => ReadonlySet<string>,
  given: FeedShape | null,
): IncidentSource {
  const memory = createRecordMemory();
  let shape = given;
  let startupError: string | null = null;
  let credit: SourceCredit | null = null;
  let seen = '';
  let dataTime: DataTime | null = null;
  let readWith = numbers();
  return {
    startupError: () => startupError,
    credit: () => credit,
    leastMs: () => 0,
    async read(now, whole): Promise<SourceAnswer> {
      try {
        const { size, mtimeMs } = await stat(url);
        const version = `${size}:${mtimeMs}`;
        if (!whole && shape?.endsByClock !== true && version === seen && readWith === numbers())
          return { kind: 'same', takenAt: now, dataTime };
        if (size > MOST_BYTES) throw new Error(`the file is larger than ${MOST_BYTES} bytes`);
        readWith = numbers();
        const bytes = await readFile(url);
        const answer = shape ? null : readAnswer(bytes);
        if (answer) {
          shape = recogniseShape(answer);
          startupError = shape ? null : unknownShapeError(answer);
          credit = shape?.attribution ?? null;
        }
        const feed = await parseFeedBytes(bytes, {
          numbers: readWith,
          now,
          memory,
          ...(shape && { shape }),
        });
        seen = version;
        // Another file in its place may have another shape.
        if (feed.problem) shape = given;
        dataTime = feed.ownTime === null ? null : dataTimeOfFeed(feed.ownTime);
        return { kind: 'list', takenAt: now, dataTime, feed };
      } catch (error) {
        throw new Failure('unavailable', `the incident file: ${(error as Error).message}`, null, {
          cause: error,
        });
      }
    },
  };
}
