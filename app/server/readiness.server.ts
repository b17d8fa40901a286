import type { Gateways } from './gateways.server';

export type CheckState = 'ok' | 'stale' | 'failed';
export interface Readiness {
  status: 'ready' | 'not-ready';
  checks: { store: CheckState; content: CheckState; incidents: CheckState; outbox: CheckState };
}

/** What readiness asks of the rooms behind it. */
export type ReadinessSources = {
  store: Pick<Gateways['store'], 'isHealthy'>;
  content: Pick<Gateways['content'], 'revision'>;
  incidents: Pick<Gateways['incidents'], 'snapshot' | 'freshness'>;
  outbox: Pick<Gateways['outbox'], 'health'>;
};

/** Ready when store and content answer and a first incident picture exists; a stale picture is named and does no harm (api.openapi.yaml, isReady). */
export async function readiness({ store, content, incidents, outbox }: ReadinessSources): Promise<Readiness> {
  const checks: Readiness['checks'] = {
    store: (await store.isHealthy()) ? 'ok' : 'failed',
    content: content.revision() ? 'ok' : 'failed',
    incidents: incidents.snapshot() === null ? 'failed' : incidents.freshness().stale ? 'stale' : 'ok',
    // Stale: something accepted waits for the operator for longer than ten minutes. It is kept, so visitors may come.
    outbox: await outbox.health(),
  };
  return { status: Object.values(checks).includes('failed') ? 'not-ready' : 'ready', checks };
}
