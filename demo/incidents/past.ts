import { courseOf, type Course, type HistoryEntry } from '~/domain/odds/course';
import { DAY, type Instant } from '~/domain/time/instant';
import type { PowerCutHistory } from '~/server/incidents/odds/history-source';
import { demoSectors } from '../places/places';
import { pastFaults } from './background';
import type { DemoFault } from './fault';

/** How long the invented network has been observed. */
const WATCHED = 70 * DAY;

/** One row for each change. */
function entriesOf(fault: DemoFault, goneAt: Instant): readonly HistoryEntry[] {
  const { reference, category, customers, reportedAt, onTheirWayAt, onSiteAt, restoredAt } = fault;
  const isBefore = (at: Instant | null): at is Instant =>
    at !== null && (restoredAt === null || at < restoredAt);
  const changes = [
    reportedAt,
    onTheirWayAt,
    onSiteAt,
    ...fault.statements.map(({ loggedAt }) => loggedAt),
  ].filter(isBefore);
  const off = [...new Set(changes)]
    .sort((a, b) => a - b)
    .map((seenAt): HistoryEntry => {
      const had = (at: Instant | null) => at !== null && at <= seenAt;
      return {
        reference,
        seenAt,
        gone: false,
        type: 'unplanned',
        category,
        stage: had(onSiteAt) ? 'investigating' : had(onTheirWayAt) ? 'on-the-way' : 'reported',
        customers,
        reportedAt,
        estimatedAt:
          fault.statements.findLast(({ loggedAt }) => loggedAt <= seenAt)?.estimatedAt ?? null,
        restoredAt: null,
      };
    });
  const last = off.at(-1);
  if (!last || restoredAt === null) return off;
  return [
    ...off,
    { ...last, seenAt: restoredAt, type: 'restored', stage: 'restored', restoredAt },
    { ...last, seenAt: goneAt, gone: true },
  ];
}

/** Computed by the same rules as the current state, and not stored. */
export const inventedHistory: PowerCutHistory = {
  name: 'invented',
  *courses(from, until) {
    const ordinary = demoSectors().filter(({ scenario }) => !scenario);
    for (const faults of pastFaults(ordinary, Math.max(from, until - WATCHED), until)) {
      yield faults.flatMap(({ fault, goneAt }): readonly Course[] => {
        const entries = entriesOf(fault, goneAt).filter(({ seenAt }) => seenAt <= until);
        const course = courseOf(entries);
        return course ? [course] : [];
      });
    }
  },
  pasts: () => Promise.resolve([]),
};
