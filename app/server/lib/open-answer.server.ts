import { answerApi, apiError, apiRoute } from './api.server';
import { limitHeaders, TOO_MANY, waitOf, type RateLimit } from './rate-limit.server';

/** What a script on another site may read of an answer. */
const EXPOSED =
  'ETag, Last-Modified, RateLimit, RateLimit-Policy, Retry-After, Data-Told-By, Data-Confirmed, X-Request-Id';
const OPEN = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': EXPOSED };

export interface OpenLimit extends RateLimit {
  readonly name: string;
}

/** The question that a browser asks before a script may send a tag along. There are no credentials, and nothing but reading. */
export const preflight = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      'Access-Control-Allow-Methods': 'GET, HEAD',
      // Clients of open data portals send a key, which nobody needs here.
      'Access-Control-Allow-Headers': 'If-None-Match, If-Modified-Since, Authorization',
      'Access-Control-Max-Age': '86400',
      'Cache-Control': 'public, max-age=86400',
    },
  });

const tooMany = (wait: number): Response =>
  apiError('too-many-requests', TOO_MANY, null, { 'Retry-After': String(wait) });

/**
 * An answer for programs of others: any site may read it, and it says how often it may be asked for. What it refuses it refuses in the
 * same open way. docs/decisions/for-other-programs.md
 * @param refuse what is said to whoever asks too often
 */
export async function openAnswer(
  request: Request,
  { name, ...limit }: OpenLimit,
  work: () => Promise<Response> | Response,
  refuse: (wait: number) => Response = tooMany,
): Promise<Response> {
  const wait = waitOf(request, name, limit);
  const answer = wait > 0 ? refuse(wait) : await answerApi(work);
  const said = { ...OPEN, 'X-Content-Type-Options': 'nosniff', ...limitHeaders(request, name, limit) };
  for (const [header, value] of Object.entries(said)) answer.headers.set(header, value);
  return answer;
}

/** A route that is read and nothing else, from any site. */
export function openRoute(
  answer: (request: Request) => Promise<Response>,
): (args: { request: Request }) => Promise<Response> {
  const read = apiRoute({ GET: answer });
  return async (args) => {
    if (args.request.method === 'OPTIONS') return preflight();
    const said = await read(args);
    // Also what is refused for its method: a script may read why.
    said.headers.set('Access-Control-Allow-Origin', '*');
    return said;
  };
}
