import { DAY, HOUR, type Instant } from '../instant';
import { isCancelled, isFuture, isMultiple, isPlanned, isRestored } from './flags';
import type { Incident } from './incident';

/** The guaranteed standards as content keeps them; hours may change with the regulator's rules, so none of them is code. */
export interface CompensationRules {
  readonly hours: number;
  /** One fault that takes this many customers off has longer. */
  readonly largeCustomers: number;
  readonly largeHours: number;
  readonly stormHours: number;
  readonly plannedNoticeDays: number;
}

/** Why the time allowed is what it is. */
type Reason = 'normal' | 'large' | 'storm';

export type CompensationClock =
  /** Still off: compensation applies `at`, which is over where `due`. */
  | {
      readonly kind: 'off';
      readonly from: Instant;
      readonly at: Instant;
      readonly hours: number;
      readonly why: Reason;
      readonly due: boolean;
    }
  /** Back on, after longer than the standard allows. */
  | {
      readonly kind: 'was-off';
      readonly from: Instant;
      readonly until: Instant;
      readonly hours: number;
      readonly why: Reason;
    }
  /** Planned work that began: whoever was told too late may claim. */
  | { readonly kind: 'planned'; readonly from: Instant; readonly days: number; readonly late: boolean };

function allowed({ customersAffected }: Incident, storm: boolean, rules: CompensationRules) {
  if (storm) return { why: 'storm', hours: rules.stormHours } as const;
  return customersAffected >= rules.largeCustomers
    ? ({ why: 'large', hours: rules.largeHours } as const)
    : ({ why: 'normal', hours: rules.hours } as const);
}

/**
 * After which time compensation applies to a power cut, counted from when the operator first knew of it; null where there is
 * nothing to say. The guaranteed standards; docs/decisions/planned-and-offers.md (C-1 to C-6).
 */
export function compensationClock(
  incident: Incident,
  { storm, now, rules }: { storm: boolean; now: Instant; rules: CompensationRules },
): CompensationClock | null {
  if (isMultiple(incident) || isCancelled(incident) || isFuture(incident, now)) return null;
  const { plannedAt, createdAt, restoredAt } = incident;
  if (isPlanned(incident)) {
    if (plannedAt === null || plannedAt > now) return null;
    const days = rules.plannedNoticeDays;
    return { kind: 'planned', from: plannedAt, days, late: createdAt !== null && plannedAt - createdAt < days * DAY };
  }
  const from = incident.receivedAt ?? createdAt;
  if (from === null || from > now) return null;
  const { why, hours } = allowed(incident, storm, rules);
  const at = from + hours * HOUR;
  if (!isRestored(incident, now)) return { kind: 'off', from, at, hours, why, due: now >= at };
  return restoredAt !== null && restoredAt >= at ? { kind: 'was-off', from, until: restoredAt, hours, why } : null;
}
