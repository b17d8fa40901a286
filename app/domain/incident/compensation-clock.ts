import { DAY, HOUR, type Instant } from '../time/instant';
import type { Situation } from './situation';

/** In content, because the regulator may change the hours. */
export interface CompensationRules {
  readonly hours: number;
  readonly largeCustomers: number;
  readonly largeHours: number;
  readonly stormHours: number;
  readonly plannedNoticeDays: number;
}

type Reason = 'normal' | 'large' | 'storm';

export type CompensationClock =
  /** Still off: compensation applies from `at`, which has passed if `due`. */
  | {
      readonly kind: 'off';
      readonly from: Instant;
      readonly at: Instant;
      readonly hours: number;
      readonly why: Reason;
      readonly due: boolean;
    }
  | {
      readonly kind: 'was-off';
      readonly from: Instant;
      readonly until: Instant;
      readonly hours: number;
      readonly why: Reason;
    }
  | {
      readonly kind: 'planned';
      readonly from: Instant;
      readonly days: number;
      readonly late: boolean;
    };

function allowed({ incident: { customersAffected }, storm }: Situation, rules: CompensationRules) {
  if (storm) return { why: 'storm', hours: rules.stormHours } as const;
  return (customersAffected ?? 0) >= rules.largeCustomers
    ? ({ why: 'large', hours: rules.largeHours } as const)
    : ({ why: 'normal', hours: rules.hours } as const);
}

/**
 * Counted from when the operator first knew of the power cut; null if there is nothing to say.
 * docs/decisions/planned-and-offers.md (C-1 to C-6)
 */
export function compensationClock(
  situation: Situation,
  rules: CompensationRules,
): CompensationClock | null {
  const { incident, now } = situation;
  if (situation.isMultiple || situation.isCancelled || situation.isFuture) return null;
  const { plannedAt, createdAt, restoredAt } = incident;
  if (situation.isPlanned) {
    if (plannedAt === null || plannedAt > now) return null;
    const days = rules.plannedNoticeDays;
    return {
      kind: 'planned',
      from: plannedAt,
      days,
      late: createdAt !== null && plannedAt - createdAt < days * DAY,
    };
  }
  const from = incident.receivedAt ?? createdAt;
  if (from === null || from > now) return null;
  const { why, hours } = allowed(situation, rules);
  const at = from + hours * HOUR;
  if (!situation.isRestored) return { kind: 'off', from, at, hours, why, due: now >= at };
  return restoredAt !== null && restoredAt >= at
    ? { kind: 'was-off', from, until: restoredAt, hours, why }
    : null;
}
