import { courseOf, type Course, type HistoryEntry } from '~/domain/odds/course';
import { DAY, type Instant } from '~/domain/time/instant';
import type { PowerCutHistory } from '~/server/incidents/odds/history-source';
import { demoSectors } from '../places/places';
import { pastFaults } from './background';
import type { DemoFault } from './fault';

/** So long has the invented network been watched. */
const WATCHED = 70 * DAY;

/** What a history would have recorded of an invented fault: a row for each thing that changed. */
function entriesOf(fault: DemoFault, goneAt: Instant): readonly HistoryEntry[] {
  const { reference, category, customers, reportedAt, onTheirWayAt, onSiteAt, restoredAt } = fault;
  const isBefore = (at: Instant | null): at is Instant => at !== null && (restoredAt === null || at < restoredAt);
  const changes = [reportedAt, onTheirWayAt, onSiteAt, ...fault.statements.map(({ saidAt }) => saidAt)].filter(
    isBefore,
  );
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
        estimatedAt: fault.statements.findLast(({ saidAt }) => saidAt <= seenAt)?.estimatedAt ?? null,
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

/** The made history of the demonstration: computed from the same rules as what goes on in it now, and kept nowhere. */
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
