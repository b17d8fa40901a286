import type { Instant } from '~/domain/time/instant';
import type { Env } from '~/server/env.server';
import { createHttpClient } from '~/server/lib/http-client.server';
import { textServiceOf } from '../gateways/create.server';
import type { Incidents } from '~/server/incidents/incidents';
import type { Outbox } from '~/server/outbox/outbox';
import type { Store } from '~/server/store/open.server';
import { createEmbeddedTextUpdates } from './embedded.server';
import { createHttpTextUpdates } from './http.server';
import type { Hashes } from './hashes.server';
import type { StoredTextUpdates } from './port';

interface Parts {
  readonly env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY'> &
    Partial<Pick<Env, 'TEXT_MESSAGES' | 'TEXT_MESSAGES_URL'>>;
  readonly store: Store;
  readonly outbox: Outbox;
  readonly marks: Hashes;
  readonly incidents: Pick<Incidents, 'snapshot'>;
  readonly now?: () => Instant;
}

/** Without an operator, or with a text message service through which we send ourselves. */
export const keepsOwnList = (env: Parts['env']): boolean =>
  env.OPERATOR_URL === undefined || textServiceOf(env) !== null;

/** docs/decisions/text-updates.md */
export function createTextUpdates({
  env,
  store,
  outbox,
  marks,
  incidents,
  now = Date.now,
}: Parts): StoredTextUpdates {
  const embedded = createEmbeddedTextUpdates({ store, marks, snapshot: incidents.snapshot, now });
  if (env.OPERATOR_URL === undefined || keepsOwnList(env)) return embedded;
  const client = createHttpClient({
    name: "the operator's text updates",
    baseUrl: env.OPERATOR_URL,
    key: env.OPERATOR_KEY,
  });
  return { ...createHttpTextUpdates({ client, store, outbox }), purge: embedded.purge };
}
