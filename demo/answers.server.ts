import { randomUUID } from 'node:crypto';
import { answerApi, apiError, apiRoute, type ApiAnswers } from '~/server/lib/api.server';
import type { SchemaName, Wire } from '~/server/lib/wire';

/** What the demonstration operator answers, by path and method. Wire contract: what an adapter asks an operator for. */
export type Answers = Readonly<Record<`/${string}`, ApiAnswers>>;

/** An operator's service: a question of the wire contract in, its answer out. */
export type Handler = (request: Request) => Promise<Response>;

/** An answer in the shape of a named schema: `said<'CheckRld'>({ redirect: false, blocks: [] })`. */
export const said = <Name extends SchemaName>(value: Wire<Name>, status = 200): Response =>
  Response.json(value, { status });

/** An answer of a bare yes or no, which the contract gives no name. */
export const yesOrNo = (value: boolean): Response => Response.json(value);

/** That it happened, where there is nothing to say. */
export const done = (): Response => new Response(null, { status: 204 });

/** Under which something is told once; a caller that names none means something new. Wire contract, "Accepted once". */
export const keyOf = (request: Request): string => request.headers.get('Idempotency-Key') ?? randomUUID();

/** Answers by path; what fails answers as the contract says ("Errors"). Nobody is counted: it stands behind the site, not before it. */
export function answering(...tables: readonly Answers[]): Handler {
  const answers: Record<string, ApiAnswers> = {};
  for (const [path, each] of tables.flatMap(Object.entries)) answers[path] = { ...answers[path], ...each };
  const routes = new Map(Object.entries(answers).map(([path, each]) => [path, apiRoute(each)]));
  return async (request) => {
    const route = routes.get(new URL(request.url).pathname);
    return route ? answerApi(() => route({ request })) : apiError('not-found', 'The operator has no such service');
  };
}
