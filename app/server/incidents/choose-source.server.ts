import type { Env } from '../env.server';
import { createHttpClient, type HttpClientOptions } from '../http-client.server';
import { createFileFeed, createHttpFeed } from './feed-source.server';
import type { IncidentSource } from './source';

export type SourceEnv = Pick<Env, 'INCIDENTS_URL' | 'OPERATOR_URL' | 'OPERATOR_KEY'>;

/** A feed of 20 MB over a poor line; nobody waits for it. The poll itself is the second try and the circuit. */
const POLL: Partial<HttpClientOptions> = { timeoutMs: 10_000, breakAfter: 0 };

/** The operator's services, called by the wire contract; null where none are configured. */
export const operatorClient = (env: SourceEnv, more: Partial<HttpClientOptions> = {}) =>
  env.OPERATOR_URL
    ? createHttpClient({ name: "the operator's incidents", baseUrl: env.OPERATOR_URL, key: env.OPERATOR_KEY, ...more })
    : null;

/** The feed of INCIDENTS_URL, else the operator's list; null where neither is configured. */
export function chooseSource(env: SourceEnv, numbers: () => ReadonlySet<string>): IncidentSource | null {
  if (env.INCIDENTS_URL?.startsWith('file:')) return createFileFeed(new URL(env.INCIDENTS_URL), numbers);
  if (env.INCIDENTS_URL) {
    const client = createHttpClient({ ...POLL, name: 'the incident feed', baseUrl: env.INCIDENTS_URL });
    return createHttpFeed({ client, path: '', isPicture: false, numbers });
  }
  const client = operatorClient(env, POLL);
  return client && createHttpFeed({ client, path: '/api/power-cut/all-incidents', isPicture: true, numbers });
}
