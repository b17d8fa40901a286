import { randomUUID } from 'node:crypto';
import { answerApi, apiError, apiRoute, type ApiAnswers } from '~/server/lib/api.server';
import type { SchemaName, Wire } from '~/server/lib/wire';

/**
 * The demonstration operator's handlers, by path and method. Wire contract: what an adapter asks an
 * operator for.
 */
export type Answers = Readonly<Record<`/${string}`, ApiAnswers>>;

/** An operator's service, by the wire contract. */
export type Handler = (request: Request) => Promise<Response>;

/** Returns an answer of a named schema: `said<'CheckRld'>({ redirect: false, blocks: [] })`. */
export const respond = <Name extends SchemaName>(value: Wire<Name>, status = 200): Response =>
  Response.json(value, { status });

/** Returns a plain yes or no, for which the contract has no schema. */
export const yesOrNo = (value: boolean): Response => Response.json(value);

/** Returns an empty success. */
export const done = (): Response => new Response(null, { status: 204 });

/**
 * Returns the idempotency key; a caller without one always sends something new. Wire contract,
 * "Accepted once".
 */
export const keyOf = (request: Request): string =>
  request.headers.get('Idempotency-Key') ?? randomUUID();

/**
 * Creates a handler from tables by path; errors are answered as in the contract ("Errors"). No rate
 * limits: it runs behind the site.
 */
export function answering(...tables: readonly Answers[]): Handler {
  const answers: Record<string, ApiAnswers> = {};
  for (const [path, each] of tables.flatMap(Object.entries))
    answers[path] = { ...answers[path], ...each };
  const routes = new Map(Object.entries(answers).map(([path, each]) => [path, apiRoute(each)]));
  return async (request) => {
    const route = routes.get(new URL(request.url).pathname);
    return route
      ? answerApi(() => route({ request }))
      : apiError('not-found', 'The operator has no such service');
  };
}
