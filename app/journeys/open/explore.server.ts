import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { isFailure } from '~/domain/failure';
import { comparerOf, ordersBy, resultOf, shownBy, type Shown } from '~/domain/open/live-faults/clauses';
import type { OpenRecord } from '~/domain/open/live-faults/fields';
import { QueryFault } from '~/domain/open/live-faults/tokens';
import { filterOf, type Filter } from '~/domain/open/live-faults/where';
import { cachePolicy } from '~/server/lib/cache-policy';
import { ageHeaders } from '~/server/incidents/age-headers';
import type { Incidents, IncidentSnapshot } from '~/server/incidents/incidents';
import { pictureOf } from '~/server/incidents/picture-answer.server';
import { sharedJson } from '~/server/lib/api.server';
import { inTurns, type Steps } from '~/server/lib/in-turns';
import { openAnswer } from '~/server/lib/open-answer.server';
import { TOO_MANY } from '~/server/lib/rate-limit.server';
import { openRecordOf } from './open-records';

const LIMIT = { name: 'open-data', perMinute: 120 };
const MOST_RESULTS = 100;
const DEFAULT_RESULTS = 10;
/** Whoever reads further wants the whole, and the feeds have it. */
const FURTHEST = 10_000;
const MOST_CLAUSES = 5;
/** Characters: some hundred pages of full records. */
const MOST_KEPT = 8_000_000;
/** Of our own thread for one question: a search for a letter in every text of a storm takes many times as long as one that means something. */
const MOST_MS = 1000;

/** A refusal in the shape that clients of Opendatasoft know. */
export function exploreError(status: number, error_code: string, message: string, headers: HeadersInit = {}): Response {
  return Response.json(
    { error_code, message },
    { status, headers: { 'Cache-Control': cachePolicy.noStore, 'Access-Control-Allow-Origin': '*', ...headers } },
  );
}

class ParameterFault extends Error {}

const KNOWN = new Set(['select', 'where', 'order_by', 'limit', 'offset']);
/** What clients send along that changes nothing here. */
const IDLE: Readonly<Record<string, RegExp>> = {
  lang: /^[a-z]{2}$/i,
  timezone: /^(?:UTC|Europe\/London)$/i,
  include_links: /^false$/i,
  include_app_metas: /^false$/i,
  // Portals ask for one; nobody needs one here.
  apikey: /^/,
};

interface Bounds {
  readonly least: number;
  readonly most: number;
  readonly fallback: number;
}
function whole(query: URLSearchParams, name: string, { least, most, fallback }: Bounds): number {
  const text = query.get(name);
  if (text === null || text === '') return fallback;
  const value = /^-?\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  throw new ParameterFault(
    `Invalid value for ${name} API parameter: ${text.slice(0, 20)} was found but ${least} <= ${name} <= ${most} is expected.`,
  );
}

interface Question {
  readonly filters: readonly Filter[];
  readonly shown: readonly Shown[];
  readonly order: ((a: OpenRecord, b: OpenRecord) => number) | null;
  readonly limit: number;
  readonly offset: number;
}

/** Reads one clause, and says which one it was if it cannot be read. */
function clause<Result>(name: string, text: string, read: (text: string) => Result): Result {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof QueryFault)) throw error;
    throw new QueryFault(`ODSQL query is malformed: ${error.message}. Clause(s) containing the error(s): ${name}.`);
  }
}

function questionIn(query: URLSearchParams): Question {
  for (const [name, value] of query)
    if (!KNOWN.has(name) && !IDLE[Object.hasOwn(IDLE, name) ? name : 'none']?.test(value))
      throw new ParameterFault(`Unknown or unsupported API parameter: ${name.slice(0, 60)}`);
  const wheres = query.getAll('where');
  if (wheres.length > MOST_CLAUSES) throw new ParameterFault(`At most ${MOST_CLAUSES} where parameters are read.`);
  const asked = whole(query, 'limit', { least: -1, most: MOST_RESULTS, fallback: DEFAULT_RESULTS });
  // As many as there may be.
  const limit = asked === -1 ? MOST_RESULTS : asked;
  const offset = whole(query, 'offset', { least: 0, most: FURTHEST, fallback: 0 });
  if (offset + limit > FURTHEST)
    throw new ParameterFault(
      `Invalid value for sum of offset + limit API parameter: ${offset + limit} was found but <= ${FURTHEST} is expected.`,
    );
  const orderBy = query.get('order_by') ?? '';
  const spent = { textSearches: 0 };
  return {
    filters: wheres.map((where) => clause('where', where, (text) => filterOf(text, spent))),
    shown: clause('select', query.get('select') ?? '', shownBy),
    order: orderBy.trim() === '' ? null : comparerOf(clause('order_by', orderBy, ordersBy)),
    limit,
    offset,
  };
}

function* answerSteps({ incidents }: IncidentSnapshot, question: Question, mostMs: number): Steps<string> {
  const { filters, shown, order, limit, offset } = question;
  const found: OpenRecord[] = [];
  let spentMs = 0;
  for (const incident of incidents) {
    const record = openRecordOf(incident);
    const began = performance.now();
    if (filters.every((filter) => filter(record))) found.push(record);
    spentMs += performance.now() - began;
    if (spentMs > mostMs) throw new QueryFault('This question takes too long. Search for fewer texts, or longer ones.');
    yield;
  }
  if (order) found.sort(order);
  const results = found.slice(offset, offset + limit).map((record) => resultOf(record, shown));
  return JSON.stringify({ total_count: found.length, results });
}

/** A postcode in full, a place to measure from, or a key: it may say where somebody lives, or who it is, so nobody keeps what was asked. */
const isAboutSomebody = (query: URLSearchParams): boolean =>
  query.has('apikey') ||
  query.getAll('where').some((where) => /within_distance|[a-z]\d[a-z\d]? {0,3}\d[a-z]{2}(?![a-z\d])/i.test(where));

/**
 * The records of the data set of live faults in the form of Opendatasoft's Explore API 2.1, from the picture in memory. An answer
 * that is the same for everyone is made once for a picture. Wire contract: exploreLiveFaults.
 */
export function createExplore(
  { incidents }: { readonly incidents: Pick<Incidents, 'snapshot'> },
  { mostMs = MOST_MS }: { readonly mostMs?: number } = {},
) {
  const kept = new LRUCache<string, string, () => Promise<string>>({
    maxSize: MOST_KEPT,
    sizeCalculation: (text, key) => text.length + key.length,
    fetchMethod: (_key, _before, { context }) => context(),
    ignoreFetchAbort: true,
  });

  async function records(request: Request): Promise<Response> {
    const query = new URL(request.url).searchParams;
    const question = questionIn(query);
    const snapshot = pictureOf(incidents);
    const make = () => inTurns(answerSteps(snapshot, question, mostMs));
    const headers = ageHeaders(snapshot);
    if (isAboutSomebody(query))
      return new Response(await make(), {
        headers: {
          ...headers,
          'Content-Type': 'application/json; charset=utf-8',
          'Cache-Control': cachePolicy.private,
        },
      });
    const key = createHash('sha1').update(query.toString()).digest('base64url');
    const text = await kept.forceFetch(`${snapshot.revision} ${key}`, { context: make });
    return sharedJson(request, text, cachePolicy.live, { headers });
  }

  return (request: Request): Promise<Response> =>
    openAnswer(
      request,
      LIMIT,
      () =>
        records(request).catch((error: unknown) => {
          if (error instanceof QueryFault) return exploreError(400, 'ODSQLError', error.message);
          if (error instanceof ParameterFault) return exploreError(400, 'InvalidRESTParameterError', error.message);
          if (isFailure(error, 'unavailable')) return exploreError(502, 'Unavailable', error.message);
          throw error;
        }),
      (wait) => exploreError(429, 'TooManyRequests', TOO_MANY, { 'Retry-After': String(wait) }),
    );
}
