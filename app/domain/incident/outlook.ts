import type { Instant } from '../time/instant';
import { closing, daysBetween } from '../time/london-time';
import { endOf, type Estimate } from './estimate';
import type { Flags } from './flags';
import type { Incident } from './incident';

/**
 * Of planned work: `planned` for a later day, `today`, `under-way`, and `late` where nobody has said
 * that it's finished. `off` is a power cut.
 */
export type Phase =
  'several' | 'cancelled' | 'restored' | 'planned' | 'today' | 'under-way' | 'late' | 'off';

/** How much of its time is known: of planned work perhaps only the `day`, or the `start`. */
export type Precision = 'unknown' | 'day' | 'start' | 'time' | 'window' | 'days';

/** What is known of when power goes off and is back. Every page, row and feed speaks from it. */
export interface Outlook {
  readonly phase: Phase;
  /** When planned work begins, or when power is back at the earliest. */
  readonly from: Instant | null;
  /** When power is back at the latest, or came back. */
  readonly until: Instant | null;
  readonly precision: Precision;
  /** `until` has passed, and power isn't back. */
  readonly overdue: boolean;
}

export function groupSize({ group }: Pick<Incident, 'group'>): number {
  return group ? group.unplanned.length + group.planned.length + group.restored.length : 0;
}

/** London days: 0 today, negative in the past, null without a date (J-893, J-894). */
export const daysUntilOf = (incident: Pick<Incident, 'plannedAt'>, now: Instant): number | null =>
  incident.plannedAt === null ? null : daysBetween(now, incident.plannedAt);

type Known = Pick<Flags, 'isMultiple' | 'isPlanned' | 'isCancelled' | 'isRestored'> & {
  readonly incident: Incident;
  readonly now: Instant;
  readonly estimate: Estimate;
};

function plannedPrecision(from: Instant, until: Instant | null): Precision {
  if (until === null || until <= from) return 'start';
  return daysBetween(from, closing(until)) === 0 ? 'window' : 'days';
}

/** Work of several days that is still within its time is under way, not late. */
function plannedPhase(days: number, isUnderWay: boolean): Phase {
  if (days > 0) return 'planned';
  if (isUnderWay) return 'under-way';
  return days < 0 ? 'late' : 'today';
}

function plannedOutlook({ incident, now, estimate }: Known): Outlook {
  const from = incident.plannedAt;
  const until = endOf(estimate);
  const days = daysUntilOf(incident, now);
  const known = { from, until, overdue: until !== null && until < now };
  if (from === null || days === null) return { ...known, phase: 'planned', precision: 'unknown' };
  // An estimate tells at least when the work ends, so the day doesn't stand alone.
  if (incident.isPlannedDay && estimate.kind === 'to-be-confirmed')
    return { ...known, phase: plannedPhase(days, false), precision: 'day' };
  const isWithinTime = until !== null && until >= now;
  const phase = plannedPhase(days, days < 0 ? isWithinTime : from <= now);
  if (phase === 'planned' || phase === 'today')
    return { ...known, phase, precision: plannedPrecision(from, until) };
  return { ...known, phase, precision: until === null ? 'unknown' : 'time' };
}

/**
 * If several apply: multiple, then planned work whatever it covers (its date matters most;
 * cancelled beats restored beats planned, J-895), then restored, then off (L-746).
 */
export function outlookOf(known: Known): Outlook {
  const { incident, estimate, isPlanned } = known;
  const none = { from: null, until: null, precision: 'unknown', overdue: false } as const;
  if (known.isMultiple) return { ...none, phase: 'several' };
  if (isPlanned && known.isCancelled) {
    const from = incident.plannedAt;
    return { ...none, phase: 'cancelled', from, precision: from === null ? 'unknown' : 'day' };
  }
  if (known.isRestored) {
    const until = incident.restoredAt;
    return { ...none, phase: 'restored', until, precision: until === null ? 'unknown' : 'time' };
  }
  if (isPlanned) return plannedOutlook(known);
  switch (estimate.kind) {
    case 'to-be-confirmed':
      return { ...none, phase: 'off' };
    case 'time':
      return {
        ...none,
        phase: 'off',
        until: estimate.at,
        precision: 'time',
        overdue: estimate.overdue,
      };
    case 'window': {
      const { from, to, multiDay, overdue } = estimate;
      return { phase: 'off', from, until: to, precision: multiDay ? 'days' : 'window', overdue };
    }
  }
}
