import { expect, test } from 'vitest';
import type { IncidentSnapshot } from '../incidents/incidents';
import { readiness, readinessAnswer, type ReadinessSources } from './readiness.server';

const well: ReadinessSources = {
  content: { revision: () => 'r1' },
  incidents: {
    snapshot: () => ({}) as IncidentSnapshot,
    freshness: () => ({ takenAt: 0, stale: false }),
  },
  intake: { isOpen: () => true, checks: () => ({ store: 'ok', outbox: 'ok' }) },
  isStopping: () => false,
};
const closed = (
  checks: ReturnType<ReadinessSources['intake']['checks']>,
): Partial<ReadinessSources> => ({
  intake: { isOpen: () => false, checks: () => checks },
});

test.each<[string, Partial<ReadinessSources>, [string, string], object]>([
  [
    'all well',
    {},
    ['ready', 'ready'],
    { store: 'ok', content: 'ok', incidents: 'ok', outbox: 'ok', process: 'ok' },
  ],
  [
    'the incident source fails',
    { incidents: { ...well.incidents, freshness: () => ({ takenAt: 0, stale: true }) } },
    ['ready', 'ready'],
    { incidents: 'stale' },
  ],
  [
    'no first picture',
    { incidents: { ...well.incidents, snapshot: () => null } },
    ['not-ready', 'ready'],
    { incidents: 'failed' },
  ],
  [
    'the operator is away',
    { intake: { isOpen: () => true, checks: () => ({ store: 'ok', outbox: 'stale' }) } },
    ['ready', 'ready'],
    { outbox: 'stale' },
  ],
  [
    'the outbox does not run',
    closed({ store: 'ok', outbox: 'failed' }),
    ['ready', 'not-ready'],
    { outbox: 'failed' },
  ],
  [
    'the store takes nothing',
    closed({ store: 'failed', outbox: 'ok' }),
    ['ready', 'not-ready'],
    { store: 'failed' },
  ],
  [
    'the process was asked to end',
    { isStopping: () => true },
    ['not-ready', 'not-ready'],
    { process: 'failed' },
  ],
])('%s', (_, change, [status, forms], checks) => {
  const answer = readiness({ ...well, ...change });
  expect([answer.status, answer.forms]).toEqual([status, forms]);
  expect(answer.checks).toMatchObject(checks);
});

test('who asks about forms alone is told by the status, and by the same body', async () => {
  const answer = readiness({ ...well, ...closed({ store: 'failed', outbox: 'ok' }) });
  const [visitors, forms] = [
    readinessAnswer(answer, answer.status),
    readinessAnswer(answer, answer.forms),
  ];
  expect([visitors.status, forms.status]).toEqual([200, 503]);
  expect(forms.headers.get('Retry-After')).toBe('5');
  expect(await forms.json()).toEqual(await visitors.json());
});
