import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { textsOf } from '~/words/texts';
import { feed as feedTexts } from '#words/en.json';
import { Failure } from '~/domain/failure';
import { isMultiple } from '~/domain/incident/flags';
import { coveringIncidents } from '~/domain/incident/for-address';
import { parsePostcode } from '~/domain/postcode';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { ReferenceInput } from '~/server/lib/api-input';
import { packedAnswer, parseInput, queryOf } from '~/server/lib/api.server';
import { isHeld, versionOfLarge, weakTag } from '~/server/lib/etag.server';
import { openAnswer } from '~/server/lib/open-answer.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Content } from '~/server/content/content';
import type { Env } from '~/server/env.server';
import { ageHeaders, CONFIRMED_AT, DATA_SOURCE } from '~/server/incidents/age-headers';
import type { Incidents, IncidentSnapshot } from '~/server/incidents/incidents';
import { requireSnapshot } from '~/server/incidents/snapshot-answer.server';
import type { Document } from './document.server';
import { feedOf, incidentDocument } from './make.server';
import { JSON_TYPE, openPostcode } from './open-incident';
import { FeedQuery, FORMATS, incidentsIn, scopeOf, type Format } from './question.server';
import { createChangeTimes } from './times';
import type { FeedContext } from './words';

const MOST_KEPT = 200;
/**
 * Room for the whole feed of a storm in each format, a few megabytes each, and for those of areas.
 */
const MOST_BYTES = 24_000_000;
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

interface Moment {
  readonly key: string;
  readonly at: Instant;
}

/** Feed readers send either header; the ETag wins if both are sent (RFC 9110, 13.1.3). */
function isUnchanged(request: Request, { etag, lastModified }: Kept): boolean {
  const held = request.headers.get('If-None-Match');
  if (held !== null) return isHeld(held, etag);
  const since = Date.parse(request.headers.get('If-Modified-Since') ?? '');
  return Number.isFinite(since) && lastModified <= since;
}

/**
 * Each feed is rendered once per snapshot and minute (its texts mention "today") and serves every
 * reader.
 */
export function createFeeds({ incidents, content, env, now = Date.now }: FeedGateways) {
  const changes = createChangeTimes();
  const kept = new LRUCache<string, Kept, () => Promise<Kept>>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    // Concurrent requests wait for the same render, even if it is evicted meanwhile.
    fetchMethod: (_key, _before, { context }) => context(),
    ignoreFetchAbort: true,
  });
  let keptMoment = '';
  const said = new LRUCache<string, { readonly etag: string; readonly at: Instant }>({
    max: MOST_KEPT,
  });

  const contextAt = (at: Instant, { data }: Pick<IncidentSnapshot, 'data'>): FeedContext => ({
    now: at,
    data,
    baseUrl: env.BASE_URL,
    operator: content.settings().operator.name,
    storm: content.live().stormMode,
    dictionary: content.dictionary(),
    f: textsOf(feedTexts, content.dictionary()),
    changes,
    madeUp: env.INCIDENTS_URL === undefined && env.OPERATOR_URL === undefined,
  });

  /** A forgotten feed counts as modified now, which only costs one extra response. */
  function modifiedAt(feed: string, etag: string, at: Instant): Instant {
    const before = said.get(feed);
    const since = before?.etag === etag ? before.at : Math.floor(at / 1000) * 1000;
    said.set(feed, { etag, at: since });
    return since;
  }

  function once(feed: string, moment: Moment, make: () => Promise<Document>): Promise<Kept> {
    // Nobody asks for an earlier moment again, and a storm's feed is megabytes.
    if (moment.key !== keptMoment) kept.clear();
    keptMoment = moment.key;
    return kept.forceFetch(`${moment.key} ${feed}`, {
      context: async () => {
        const document = await make();
        const etag = weakTag(await versionOfLarge(document.body));
        return { ...document, etag, lastModified: modifiedAt(feed, etag, moment.at) };
      },
    });
  }

  const answer = (
    request: Request,
    work: (snapshot: IncidentSnapshot, moment: Moment) => Promise<Kept>,
  ): Promise<Response> =>
    openAnswer(request, 'feeds', async () => {
      const snapshot = requireSnapshot(incidents);
      changes.see(snapshot);
      const at = now();
      // "Overdue" and "today" change with the minute, even without a new snapshot.
      const made = await work(snapshot, {
        key: `${snapshot.revision} ${Math.floor(at / MINUTE)}`,
        at,
      });
      const headers = new Headers({
        'Cache-Control': cachePolicy.live,
        ETag: made.etag,
        'Last-Modified': new Date(made.lastModified).toUTCString(),
      });
      // Last-Modified is when the content changed, not the age of the data.
      for (const [name, value] of Object.entries(ageHeaders(snapshot)))
        if (name === DATA_SOURCE || name === CONFIRMED_AT) headers.set(name, value);
      if (isUnchanged(request, made)) return new Response(null, { status: 304, headers });
      headers.set('Content-Type', made.type);
      return packedAnswer(request, made.body, made.etag, headers);
    });

  return {
    /** /feeds/incidents.{format}?area|sector */
    many: (request: Request, format: Format) =>
      answer(request, (snapshot, moment) => {
        const scope = scopeOf(parseInput(FeedQuery, queryOf(request)));
        return once(`${format}${scope.query}`, moment, () =>
          feedOf(format, scope, incidentsIn(scope, snapshot), contextAt(moment.at, snapshot)),
        );
      }),

    /** /feeds/incidents/{reference}.{format} */
    one: (request: Request, file: string, places: 'geojson' | 'points' = 'geojson') =>
      answer(request, (snapshot, moment) => {
        const [, name = '', ending = ''] = /^([^.]{0,64})\.([a-z]{1,10})$/.exec(file) ?? [];
        const known = FORMATS.find((one) => one === ending);
        if (!known) throw notFound();
        const format = known === 'geojson' ? places : known;
        const { reference } = parseInput(ReferenceObject, { reference: name });
        const incident = snapshot.byReference.get(reference);
        if (!incident || isMultiple(incident)) throw notFound();
        return once(`${format} ${reference}`, moment, async () => {
          const document = await incidentDocument(format, incident, contextAt(moment.at, snapshot));
          if (!document) throw notFound();
          return document;
        });
      }),

    /** In any spelling: "cb1-9", "CB1 9". */
    ofSector: (request: Request, written: string) =>
      answer(request, (snapshot, moment) => {
        const scope = scopeOf(parseInput(FeedQuery, { sector: written.replaceAll('-', ' ') }));
        return once(`json${scope.query}`, moment, () =>
          feedOf('json', scope, incidentsIn(scope, snapshot), contextAt(moment.at, snapshot)),
        );
      }),

    /** A postcode reveals where somebody may live, so the answer is neither cached nor logged. */
    ofPostcode: (request: Request, written: string) =>
      openAnswer(request, 'open-postcodes', () => {
        const snapshot = requireSnapshot(incidents);
        changes.see(snapshot);
        const postcode = parsePostcode(written.replaceAll('-', ' '));
        if (!postcode)
          throw new Failure('invalid', 'Please enter a full, valid postcode', 'postcode');
        const found = coveringIncidents({
          snapshot,
          address: postcode,
          ownReferences: [],
          now: now(),
        });
        return new Response(
          JSON.stringify(openPostcode(postcode, found, contextAt(now(), snapshot))),
          {
            headers: {
              'Content-Type': JSON_TYPE,
              'Cache-Control': cachePolicy.private,
              ...ageHeaders(snapshot),
            },
          },
        );
      }),
  };
}

export type Feeds = ReturnType<typeof createFeeds>;
