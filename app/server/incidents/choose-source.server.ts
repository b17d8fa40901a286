import type { Env } from '../env.server';
import { createHttpClient, type HttpClientOptions } from '~/server/lib/http-client.server';
import type { Operator } from '../operator.server';
import { createFileFeed, createHttpFeed } from './feed-source.server';
import type { IncidentSource } from './source';

/**
 * Allows a feed of ten thousand power cuts (35 MB) over a slow line. Polling serves as retry and
 * circuit breaker.
 */
const POLL: Partial<HttpClientOptions> = { timeoutMs: 10_000, maxBytes: 48_000_000, breakAfter: 0 };

/** Returns the feed at INCIDENTS_URL, or else the operator's list. */
export function chooseSource(
  { INCIDENTS_URL }: Pick<Env, 'INCIDENTS_URL'>,
  operator: Operator,
  numbers: () => ReadonlySet<string>,
): IncidentSource {
  if (INCIDENTS_URL?.startsWith('file:')) return createFileFeed(new URL(INCIDENTS_URL), numbers);
  if (INCIDENTS_URL) {
    const client = createHttpClient({ ...POLL, name: 'the incident feed', baseUrl: INCIDENTS_URL });
    return createHttpFeed({ client, path: '', isSnapshot: false, numbers });
  }
  const client = operator.client("the operator's incidents", POLL);
  return createHttpFeed({ client, path: '/api/power-cut/all-incidents', isSnapshot: true, numbers });
}
