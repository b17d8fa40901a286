import { randomUUID } from 'node:crypto';
import { answerApi, apiError, apiRoute, type ApiAnswers } from '~/server/lib/api.server';
import type { SchemaName, Wire } from '~/server/lib/wire';

export type Answers = Readonly<Record<`/${string}`, ApiAnswers>>;

export type Handler = (request: Request) => Promise<Response>;

/** `respond<'CheckRld'>({ redirect: false, blocks: [] })` */
export const respond = <Name extends SchemaName>(value: Wire<Name>, status = 200): Response =>
  Response.json(value, { status });

/** The contract has no schema for a plain yes or no. */
export const yesOrNo = (value: boolean): Response => Response.json(value);

export const done = (): Response => new Response(null, { status: 204 });

/** A caller without an idempotency key always sends something new. */
export const keyOf = (request: Request): string =>
  request.headers.get('Idempotency-Key') ?? randomUUID();

/** Errors are answered as in the wire contract. No rate limits: it runs behind the site. */
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
