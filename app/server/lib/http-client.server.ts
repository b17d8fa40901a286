import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { Failure, isFailure } from '~/domain/failure';
import { watchCircuit } from '../telemetry/state-of';
import { tracedCall } from '../telemetry/tracing.server';
import { createCircuit } from './circuit';
import { readBytes, textOfBytes } from './read-body.server';

/** Larger than any answer about one place; feeds set their own limit. */
const MAX_BYTES = 2_000_000;
/** Including a retry, since a page must answer in three seconds. docs/decisions/faults.md */
const TIMEOUT_MS = 2000;

export interface HttpClientOptions {
  /** The service's name in errors, such as "the incident feed". Never a URL with a query. */
  name: string;
  baseUrl: string;
  key?: string | undefined;
  /** For the whole response, including retries. */
  timeoutMs?: number;
  maxBytes?: number;
  /** Replaces the network with an operator in this process, which needs no abort signal. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  retries?: number;
  pauseMs?: number;
  /** Failures in a row that open the circuit; 0 for never. */
  breakAfter?: number;
}

export interface HttpAnswer {
  readonly status: number;
  /** As bytes for an answer of megabytes, whose text is never needed whole. */
  readonly bytes: Buffer;
  readonly text: string;
  readonly headers: Headers;
}

interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
}

const unavailable = (name: string, why: string, cause?: unknown) =>
  new Failure('unavailable', `${name}: ${why}`, null, cause === undefined ? undefined : { cause });

/** Statuses about the request itself, for which a retry would bring the same. */
const REFUSALS: ReadonlySet<number> = new Set([400, 406, 409, 410, 413, 414, 415, 422]);

/**
 * Refusals and 404 concern the request; anything else is the service's trouble, including 401 and
 * 403, so accepted work isn't given up over a wrong key.
 */
function failureOf(name: string, status: number): Failure {
  if (status === 404) return new Failure('not-found', `${name}: not found`);
  if (REFUSALS.has(status))
    return new Failure('invalid', `${name}: it did not accept the question`);
  const hint = status >= 300 && status < 400 ? ': the address that it leads to must be given' : '';
  return unavailable(name, `it answered ${status}${hint}`, status);
}

/** A wrong key, or too many requests: whatever else is asked will be refused too. */
const CALLER_REFUSED: ReadonlySet<unknown> = new Set([401, 403, 429]);

export const refusesCaller = (error: unknown): boolean =>
  isFailure(error, 'unavailable') && CALLER_REFUSED.has(error.cause);

/**
 * For a question that we validated: a service that refuses it, or doesn't know it, gave no answer.
 * `also` is for questions to which "not found" is an answer.
 */
export async function orUnavailable<Answer>(
  answer: Promise<Answer>,
  also?: 'not-found',
): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if (isFailure(error, 'unavailable') || (also && isFailure(error, also))) throw error;
    throw new Failure('unavailable', (error as Error).message, null, { cause: error });
  }
}

export const nullIfNotFound = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (isFailure(error, 'not-found')) return null;
    throw error;
  });

/** With less time left than this a retry would only be cut off. */
const WORTH_MS = 20;

/**
 * A timeout over everything, a limit to the size, a second try for GET after a pause with jitter
 * where there is time for one, and a circuit that spares a service in trouble. Fails with a
 * `Failure` and nothing else.
 */
export function createHttpClient(options: HttpClientOptions) {
  const {
    name,
    key,
    timeoutMs = TIMEOUT_MS,
    maxBytes = MAX_BYTES,
    retries = 1,
    pauseMs = 300,
    breakAfter = 5,
  } = options;
  // A feed's URL is used as it is; a service's gets a path.
  const addressOf = (path: string) =>
    path === '' ? options.baseUrl : options.baseUrl.replace(/\/{1,9}$/, '') + path;
  const circuit = createCircuit({ breakAfter, openMs: 10_000 });
  watchCircuit(name, circuit);

  async function once(
    { method, path, headers, body }: Call,
    withinMs: number,
  ): Promise<HttpAnswer> {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), withinMs);
    try {
      const init = {
        method,
        headers: {
          Accept: 'application/json',
          ...(key ? { Authorization: `Bearer ${key}` } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // A redirect target isn't what we asked for: it says nothing about a POST, and may be a
        // loop for a GET.
        redirect: 'manual' as const,
      };
      const response = await (options.fetch
        ? options.fetch(addressOf(path), init)
        : fetch(addressOf(path), { ...init, signal: stop.signal }));
      if (!response.ok && response.status !== 304) {
        await response.body?.cancel();
        throw failureOf(name, response.status);
      }
      const bytes = await readBytes(response, maxBytes, name);
      return {
        status: response.status,
        bytes,
        get text() {
          return textOfBytes(bytes);
        },
        headers: response.headers,
      };
    } catch (error) {
      if (isFailure(error)) throw error;
      throw unavailable(
        name,
        stop.signal.aborted ? `no whole answer within ${timeoutMs} ms` : 'it could not be reached',
        error,
      );
    } finally {
      clearTimeout(timer);
      stop.abort();
    }
  }

  async function call(request: Call): Promise<HttpAnswer> {
    const until = performance.now() + timeoutMs;
    for (let attempt = 0; ; attempt += 1) {
      if (!circuit.allows())
        throw unavailable(name, 'it failed too often and is left alone for a moment');
      try {
        const { method, headers } = request;
        const answer = await tracedCall(name, { 'http.request.method': method }, (trace) =>
          once({ ...request, headers: { ...trace, ...headers } }, until - performance.now()),
        );
        circuit.succeeded();
        return answer;
      } catch (error) {
        if (!isFailure(error, 'unavailable')) {
          circuit.succeeded();
          throw error;
        }
        circuit.failed();
        const pause = pauseMs * (0.5 + Math.random() / 2);
        if (
          request.method !== 'GET' ||
          attempt >= retries ||
          performance.now() + pause + WORTH_MS >= until
        )
          throw error;
        await sleep(pause);
      }
    }
  }

  function parse<S extends z.ZodTypeAny>(text: string, schema: S): z.output<S> {
    let body: unknown;
    try {
      body = JSON.parse(text);
    } catch (error) {
      throw unavailable(name, 'its answer is not JSON', error);
    }
    const result = schema.safeParse(body);
    if (!result.success)
      throw unavailable(
        name,
        `its answer has another shape at ${result.error.issues[0]?.path.join('.') || 'the top'}`,
      );
    return result.data;
  }

  const deliver = (
    method: 'POST' | 'PUT',
    path: string,
    body: unknown,
    idempotencyKey: string = randomUUID(),
  ): Promise<HttpAnswer> =>
    call({ method, path, body, headers: { 'Idempotency-Key': idempotencyKey } });

  return {
    /** The answer of `deliver` or `getText`. Fails as `get` does. */
    parse,
    /** Status 304 if `headers` made the request conditional. */
    getText: (path: string, headers: Record<string, string> = {}) =>
      call({ method: 'GET', path, headers }),
    async get<S extends z.ZodTypeAny>(path: string, schema: S): Promise<z.output<S>> {
      return parse((await call({ method: 'GET', path })).text, schema);
    },
    async getJson<S extends z.ZodTypeAny>(
      path: string,
      schema: S,
      headers: Record<string, string>,
    ): Promise<z.output<S>> {
      return parse((await call({ method: 'GET', path, headers })).text, schema);
    },
    async post<S extends z.ZodTypeAny>(
      path: string,
      body: unknown,
      schema: S,
    ): Promise<z.output<S>> {
      return parse((await call({ method: 'POST', path, body })).text, schema);
    },
    /** For requests with an effect, sent with an idempotency key. Any 2xx counts as success. */
    deliver,
    async send(
      method: 'POST' | 'PUT',
      path: string,
      body: unknown,
      idempotencyKey?: string,
    ): Promise<void> {
      await deliver(method, path, body, idempotencyKey);
    },
  };
}

export type HttpClient = ReturnType<typeof createHttpClient>;
