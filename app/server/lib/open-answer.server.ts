import { answerApi, apiRoute, tooMany } from './api.server';
import type { LimitName } from './limits';
import { limitHeaders, waitOf } from './rate-limit.server';

const EXPOSED =
  'ETag, Last-Modified, RateLimit, RateLimit-Policy, Retry-After, Data-Told-By, Data-Confirmed, X-Request-Id';
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED };

export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      'Access-Control-Allow-Methods': 'GET, HEAD',
      // Open data clients send a key, which we ignore.
      'Access-Control-Allow-Headers': 'If-None-Match, If-Modified-Since, Authorization',
      'Access-Control-Max-Age': '86400',
      'Cache-Control': 'public, max-age=86400',
    },
  });

/**
 * Any origin may read it, errors included, within a rate limit. `refuse` makes the answer over the
 * limit. docs/decisions/for-other-programs.md
 */
export async function openAnswer(
  request: Request,
  limit: LimitName,
  work: () => Promise<Response> | Response,
  refuse: (wait: number) => Response = tooMany,
): Promise<Response> {
  const wait = waitOf(request, limit);
  const answer = wait > 0 ? refuse(wait) : await answerApi(work);
  const headers = {
    ...OPEN,
    'X-Content-Type-Options': 'nosniff',
    ...limitHeaders(request, limit),
  };
  for (const [header, value] of Object.entries(headers)) answer.headers.set(header, value);
  return answer;
}

export function openRoute(
  answer: (request: Request) => Promise<Response>,
): (args: { request: Request }) => Promise<Response> {
  const read = apiRoute({ GET: answer });
  return async (args) => {
    if (args.request.method === 'OPTIONS') return preflight();
    const response = await read(args);
    // Scripts may read a 405 too.
    response.headers.set('Access-Control-Allow-Origin', '*');
    return response;
  };
}
