import { json } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import { isFailure } from '~/domain/failure';
import { MINUTE } from '~/domain/time/instant';
import { parseTypedJson } from '~/domain/typed';
import { cachePolicy, type CachePolicy } from '~/server/lib/cache-policy';
import { compressLater, encodingFor } from '~/server/lib/compress.server';
import { isHeld, tagOf, weakTag } from '~/server/lib/etag.server';
import type { Wire } from './wire';
import type { LimitName } from './limits';
import { logger } from './logger.server';
import { TOO_MANY, waitOf } from './rate-limit.server';
import { readBody } from './read-body.server';

/** A failed bot check has its own answer (`notAPerson`). */
export type ErrorCode = Exclude<Wire<'ErrorCode'>, 'captcha'>;

const statusOf: Record<ErrorCode, number> = {
  missing: 400,
  invalid: 400,
  malformed: 400,
  'not-found': 404,
  'not-accepted': 422,
  'too-many-files': 400,
  'empty-file': 400,
  'unsupported-file': 400,
  'too-large': 413,
  'too-many-requests': 429,
  unavailable: 502,
};

export function apiError(
  error: ErrorCode,
  message: string,
  field: string | null = null,
  headers: HeadersInit = {},
  status = statusOf[error],
): Response {
  return json(
    { error, message, field },
    { status, headers: { 'Cache-Control': cachePolicy.noStore, ...headers } },
  );
}

export const tooMany = (waitSeconds: number): Response =>
  apiError('too-many-requests', TOO_MANY, null, { 'Retry-After': String(waitSeconds) });

/** Throws the 429 answer. */
export function enforceRateLimit(request: Request, name: LimitName): void {
  const wait = waitOf(request, name);
  if (wait > 0) throw tooMany(wait);
}

export const notAccepted = (
  message: string,
  errors: readonly { readonly field: string; readonly message: string }[],
): Response =>
  json(
    { error: 'not-accepted', message, field: errors[0]?.field ?? null, errors },
    { status: statusOf['not-accepted'], headers: { 'Cache-Control': cachePolicy.noStore } },
  );

export const notAPerson = (message: string): Response =>
  json(
    { error: 'captcha', message, field: null, errors: [] },
    { status: statusOf['not-accepted'], headers: { 'Cache-Control': cachePolicy.noStore } },
  );

const UNAVAILABLE =
  'This is not working right now. Please try again, or call 105 about a power cut.';

/** A port's Failure becomes its status and message, anything else a 502 without detail. */
export async function answerApi(work: () => Promise<Response> | Response): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Response) return error;
    if (isFailure(error, 'not-found')) return apiError('not-found', error.message, error.field);
    if (isFailure(error, 'invalid')) return apiError('invalid', error.message, error.field);
    logger.error({ err: error instanceof Error ? error.name : 'unknown' }, 'an API call failed');
    return apiError('unavailable', UNAVAILABLE);
  }
}

/** Throws the 400 answer that names the first invalid field. */
export function parseInput<S extends z.ZodTypeAny>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join('.') || null;
  const missing = issue?.code === 'invalid_type' && issue.received === 'undefined';
  throw missing && field
    ? apiError('missing', `${field} is required`, field)
    : apiError('invalid', issue?.message ?? 'The request could not be read', field);
}

const UNREADABLE = 'The request could not be read';

/** At most `limit` bytes; else throws the 400 answer. */
export async function readJsonBody<S extends z.ZodTypeAny>(
  request: Request,
  schema: S,
  limit = 100_000,
): Promise<z.output<S>> {
  let body: unknown;
  try {
    body = parseTypedJson(await readBody(request, limit, 'the request', 'drop'));
  } catch {
    throw apiError('malformed', UNREADABLE);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw apiError('malformed', UNREADABLE);
  return parseInput(schema, body);
}

export const queryOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URL(request.url).searchParams);

interface ApiCall<Query> {
  readonly request: Request;
  readonly query: Query;
}

/** Counts the call before it reads the query, so that invalid calls count too. */
export const api =
  <Gateways, Query extends z.ZodTypeAny = z.ZodUndefined>(
    { limit, query }: { readonly limit: LimitName; readonly query?: Query },
    handle: (call: ApiCall<z.output<Query>>, gateways: Gateways) => Promise<Response> | Response,
  ) =>
  (request: Request, gateways: Gateways): Promise<Response> =>
    answerApi(() => {
      enforceRateLimit(request, limit);
      return handle({ request, query: query && parseInput(query, queryOf(request)) }, gateways);
    });

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type ApiAnswers<Given extends unknown[] = []> = Partial<
  Record<Method, (request: Request, ...given: Given) => Promise<Response> | Response>
>;

/** HEAD is answered as GET, other methods with a JSON 405, never HTML. */
export function apiRoute<Given extends unknown[]>(
  answers: ApiAnswers<Given>,
  ...given: Given
): (args: { request: Request }) => Promise<Response> {
  const allowed = Object.keys(answers).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  return async ({ request }) => {
    const answer = answers[(request.method === 'HEAD' ? 'GET' : request.method) as Method];
    if (answer) return answer(request, ...given);
    const headers = { 'Cache-Control': cachePolicy.noStore, Allow: allowed.join(', ') };
    return json(
      { error: 'invalid', message: `Please ask by ${allowed.join(' or ')}`, field: null },
      { status: 405, headers },
    );
  };
}

interface SharedOptions {
  etag?: string;
  headers?: Readonly<Record<string, string>>;
}

export async function sharedText(
  request: Request,
  text: string,
  type: string,
  policy: CachePolicy,
  options: SharedOptions = {},
): Promise<Response> {
  const etag = options.etag ? weakTag(options.etag) : tagOf(text);
  const headers = new Headers({
    ...options.headers,
    'Cache-Control': policy,
    ETag: etag,
    Vary: 'Accept-Encoding',
  });
  if (isHeld(request.headers.get('If-None-Match'), etag))
    return new Response(null, { status: 304, headers });
  headers.set('Content-Type', `${type}; charset=utf-8`);
  return packedAnswer(request, text, etag, headers);
}

/** Smaller texts hardly compress. */
const SMALL = 1024;
/** A text that was not requested for this long has usually been replaced by a newer one. */
const UNUSED_MS = MINUTE;
const packed = new LRUCache<string, Packed, Pick<Packed, 'plain'>>({
  maxSize: 16_000_000,
  sizeCalculation: ({ plain, bytes }) => plain.length + bytes.length,
  ttl: UNUSED_MS,
  ttlResolution: 0,
  updateAgeOnGet: true,
  // Off the main thread: the feed of a storm takes 50 ms.
  fetchMethod: async (key, _before, { context: { plain } }) => {
    packed.purgeStale();
    const encoding = key.startsWith('br') ? 'br' : 'gzip';
    const bytes = typeof plain === 'string' ? Buffer.from(plain) : plain;
    return { plain, bytes: new Uint8Array(await compressLater(bytes, encoding)) };
  },
  ignoreFetchAbort: true,
});
type Body = string | Buffer<ArrayBuffer>;
interface Packed {
  readonly plain: Body;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const isSame = (one: Body, other: Body): boolean =>
  typeof one === 'string' || typeof other === 'string' ? one === other : one.equals(other);

export async function packedAnswer(
  request: Request,
  plain: Body,
  etag: string,
  headers: Headers,
): Promise<Response> {
  const encoding =
    plain.length < SMALL ? null : encodingFor(request.headers.get('Accept-Encoding'));
  if (!encoding) return new Response(plain, { headers });
  headers.set('Content-Encoding', encoding);
  const key = `${encoding} ${etag}`;
  const cached = await packed.forceFetch(key, { context: { plain } });
  // The cached bytes belong to another body with the same tag.
  const { bytes } = isSame(cached.plain, plain)
    ? cached
    : await packed.forceFetch(key, { context: { plain }, forceRefresh: true });
  return new Response(bytes, { headers });
}

export const sharedJson = (
  request: Request,
  json: string,
  policy: CachePolicy,
  options?: SharedOptions,
): Promise<Response> => sharedText(request, json, 'application/json', policy, options);

export const privateJson = (value: unknown): Response =>
  json(value, { headers: { 'Cache-Control': cachePolicy.noStore } });
