import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { textsOf } from '~/cms/texts';
import { feedTexts } from '~/cms/texts/feeds';
import { incidentWords } from '~/cms/texts/incident-words';
import { Failure } from '~/domain/failure';
import { isMultiple } from '~/domain/incident/flags';
import { MINUTE, type Instant } from '~/domain/instant';
import { ReferenceInput } from '../api-input';
import { answerApi, parseInput, queryOf } from '../api.server';
import { cachePolicy } from '../cache-policy';
import type { Content } from '../content/content';
import type { Env } from '../env.server';
import type { Incidents, IncidentSnapshot } from '../incidents/incidents';
import { pictureOf } from '../incidents/picture-answer.server';
import { enforceRateLimit } from '../rate-limit.server';
import { feedOf, incidentDocument, type Document } from './make.server';
import { FeedQuery, FORMATS, incidentsIn, scopeOf, type Format } from './question';
import { createChangeTimes } from './times';
import type { FeedContext } from './words';

/** Readers behind one address: a library, an office, a service that reads for many. */
const LIMIT = { perMinute: 120 };
const MOST_KEPT = 200;
const ReferenceObject = z.object({ reference: ReferenceInput });

export interface FeedGateways {
  readonly incidents: Incidents;
  readonly content: Pick<Content, 'settings' | 'dictionary' | 'live'>;
  readonly env: Pick<Env, 'BASE_URL' | 'INCIDENTS_URL' | 'OPERATOR_URL'>;
  readonly now?: () => Instant;
}

interface Kept extends Document {
  readonly etag: string;
  readonly lastModified: Instant;
}

const notFound = () => new Failure('not-found', 'We could not find what you asked for');

/** A picture and a minute. */
interface Moment {
  readonly key: string;
  readonly at: Instant;
}

/** Every client of the kind that reads feeds sends one or the other; the tag counts where both come (RFC 9110, 13.1.3). */
function isHeld(request: Request, { etag, lastModified }: Kept): boolean {
  const tags = request.headers.get('If-None-Match');
  if (tags !== null) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(request.headers.get('If-Modified-Since') ?? '');
  return Number.isFinite(since) && lastModified <= since;
}

/** The open feeds. Each is made once for a picture, or a minute since its words speak of "today", and serves all who ask. */
export function createFeeds({ incidents, content, env, now = Date.now }: FeedGateways) {
  const changes = createChangeTimes();
  const kept = new LRUCache<string, Promise<Kept>>({ max: MOST_KEPT });
  /** By feed, what it said last and since when. */
  const said = new LRUCache<string, { readonly etag: string; readonly at: Instant }>({ max: MOST_KEPT });

  const contextAt = (at: Instant): FeedContext => ({
    now: at,
    baseUrl: env.BASE_URL,
    operator: content.settings().operator.name,
    storm: content.live().stormMode,
    t: textsOf(incidentWords, content.dictionary()),
    f: textsOf(feedTexts, content.dictionary()),
    changes,
    madeUp: env.INCIDENTS_URL === undefined && env.OPERATOR_URL === undefined,
  });

  /** When these words were first there. A feed that was forgotten is modified now: one answer too many harms nobody. */
  function modifiedAt(feed: string, etag: string, at: Instant): Instant {
    const before = said.get(feed);
    const since = before?.etag === etag ? before.at : Math.floor(at / 1000) * 1000;
    said.set(feed, { etag, at: since });
    return since;
  }

  function once(feed: string, moment: Moment, make: () => Promise<Document> | Document): Promise<Kept> {
    const key = `${moment.key} ${feed}`;
    const known = kept.get(key);
    if (known) return known;
    const made = (async () => {
      const document = await make();
      const etag = `"${createHash('sha1').update(document.body).digest('base64url').slice(0, 16)}"`;
      return { ...document, etag, lastModified: modifiedAt(feed, etag, moment.at) };
    })();
    kept.set(key, made);
    made.catch(() => kept.delete(key));
    return made;
  }

  const answer = (
    request: Request,
    work: (snapshot: IncidentSnapshot, moment: Moment) => Promise<Kept>,
  ): Promise<Response> =>
    answerApi(async () => {
      enforceRateLimit(request, 'feeds', LIMIT);
      const snapshot = pictureOf(incidents);
      changes.see(snapshot);
      const at = now();
      // "Overdue" and "today" change on the minute, without a new picture.
      const made = await work(snapshot, { key: `${snapshot.revision} ${Math.floor(at / MINUTE)}`, at });
      const headers = new Headers({
        'Cache-Control': cachePolicy.live,
        ETag: made.etag,
        'Last-Modified': new Date(made.lastModified).toUTCString(),
        'Access-Control-Allow-Origin': '*',
      });
      if (isHeld(request, made)) return new Response(null, { status: 304, headers });
      headers.set('Content-Type', made.type);
      headers.set('X-Content-Type-Options', 'nosniff');
      return new Response(made.body, { headers });
    });

  return {
    /** /feeds/incidents.{format}?area|sector */
    many: (request: Request, format: Format) =>
      answer(request, (snapshot, moment) => {
        const scope = scopeOf(parseInput(FeedQuery, queryOf(request)));
        return once(`${format}${scope.query}`, moment, () =>
          feedOf(format, scope, incidentsIn(scope, snapshot), contextAt(moment.at)),
        );
      }),

    /** /feeds/incidents/{reference}.{format} */
    one: (request: Request, file: string) =>
      answer(request, (snapshot, moment) => {
        const [, name = '', ending = ''] = /^([^.]{0,64})\.([a-z]{1,10})$/.exec(file) ?? [];
        const format = FORMATS.find((known) => known === ending);
        if (!format) throw notFound();
        const { reference } = parseInput(ReferenceObject, { reference: name });
        const incident = snapshot.byReference.get(reference);
        if (!incident || isMultiple(incident)) throw notFound();
        return once(`${format} ${reference}`, moment, () => {
          const document = incidentDocument(format, incident, contextAt(moment.at));
          if (!document) throw notFound();
          return document;
        });
      }),
  };
}
