import { expect, test } from 'vitest';
import type { IncidentSnapshot } from './incidents/incidents';
import { readiness, type ReadinessSources } from './readiness.server';

const well: ReadinessSources = {
  store: { isHealthy: async () => true },
  content: { revision: () => 'r1' },
  incidents: { snapshot: () => ({}) as IncidentSnapshot, freshness: () => ({ takenAt: 0, stale: false }) },
  outbox: { health: async () => 'ok' },
};

test.each<[string, Partial<ReadinessSources>, string, object]>([
  ['all well', {}, 'ready', { store: 'ok', content: 'ok', incidents: 'ok', outbox: 'ok' }],
  [
    'the incident source fails',
    { incidents: { ...well.incidents, freshness: () => ({ takenAt: 0, stale: true }) } },
    'ready',
    { incidents: 'stale' },
  ],
  [
    'no first picture',
    { incidents: { ...well.incidents, snapshot: () => null } },
    'not-ready',
    { incidents: 'failed' },
  ],
  ['the operator is away', { outbox: { health: async () => 'stale' } }, 'ready', { outbox: 'stale' }],
  ['the outbox does not run', { outbox: { health: async () => 'failed' } }, 'not-ready', { outbox: 'failed' }],
  ['the store does not answer', { store: { isHealthy: async () => false } }, 'not-ready', { store: 'failed' }],
])('%s', async (_, change, status, checks) => {
  const answer = await readiness({ ...well, ...change });
  expect(answer.status).toBe(status);
  expect(answer.checks).toMatchObject(checks);
});
