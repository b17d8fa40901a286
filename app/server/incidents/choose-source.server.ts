import { brand } from '~/server/brand/brand.server';
import type { Env } from '../env.server';
import { createHttpClient, type HttpClientOptions } from '~/server/lib/http-client.server';
import type { Operator } from '../operator.server';
import { createFileFeed, createHttpFeed } from './feed-source.server';
import { MOST_BYTES } from './operator-feeds/request';
import { feedShape, shapeByPath } from './operator-feeds/shapes';
import { ukpnLive } from './operator-feeds/ukpn-live';
import type { IncidentSource } from './source';

/** For ten thousand power cuts (35 MB) over a slow line. Polling is retry and circuit breaker. */
const POLL: Partial<HttpClientOptions> = { timeoutMs: 10_000, maxBytes: MOST_BYTES, breakAfter: 0 };

export function chooseSource(
  {
    INCIDENTS_URL,
    INCIDENTS_SHAPE,
    INCIDENTS_KEY,
    OPERATOR_URL,
  }: Pick<Env, 'INCIDENTS_URL' | 'INCIDENTS_SHAPE' | 'INCIDENTS_KEY' | 'OPERATOR_URL'>,
  operator: Operator,
  numbers: () => ReadonlySet<string>,
): IncidentSource {
  const id = INCIDENTS_SHAPE ?? brand.feedShape;
  const shape = (id && feedShape(id)) || null;
  if (INCIDENTS_URL?.startsWith('file:'))
    return createFileFeed(new URL(INCIDENTS_URL), numbers, shape);
  if (INCIDENTS_URL) {
    const url = new URL(INCIDENTS_URL);
    const client = (baseUrl: string) =>
      createHttpClient({ ...POLL, name: 'the incident feed', baseUrl });
    return createHttpFeed({
      client: client(INCIDENTS_URL),
      path: '',
      isSnapshot: false,
      numbers,
      shape: shape ?? shapeByPath(url),
      pages: { client: client(url.origin), url, key: INCIDENTS_KEY },
    });
  }
  const client = operator.client("the operator's incidents", POLL);
  return createHttpFeed({
    client,
    path: '/api/power-cut/all-incidents',
    isSnapshot: true,
    numbers,
    // An operator's services follow the wire contract; the demonstration speaks the brand's shape.
    shape: (!OPERATOR_URL && shape) || ukpnLive,
  });
}
