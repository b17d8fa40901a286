import { isPlanned } from './flags';
import type { Incident } from './incident';
import type { Situation } from './situation';

export type Customers =
  | { readonly kind: 'number'; readonly count: number }
  | { readonly kind: 'many'; readonly count: number }
  /** Never shown as news: the number is still being confirmed, unless power is back. */
  | { readonly kind: 'zero'; readonly restored: boolean }
  /** The feed gives no number, which is not 0. */
  | { readonly kind: 'unknown'; readonly restored: boolean };

const MANY = 5000;

/**
 * To thousands from ten thousand on: for a count that leaves something out, which must not look
 * exact.
 */
export function roundedDown(count: number): number {
  const step = count >= 10_000 ? 1000 : count >= 1000 ? 100 : count >= 100 ? 10 : 1;
  return Math.floor(count / step) * step;
}

/** Null if the feed gives none. Planned work uses NoPlannedCustomers (J-1037). */
export const customerCount = (
  incident: Pick<Incident, 'powerCutType' | 'plannedAt' | 'customersPlanned' | 'customersAffected'>,
): number | null => (isPlanned(incident) ? incident.customersPlanned : incident.customersAffected);

export function customersOf({
  incident,
  isRestored,
}: Pick<Situation, 'incident' | 'isRestored'>): Customers {
  const count = customerCount(incident);
  if (count === null) return { kind: 'unknown', restored: isRestored };
  if (count > MANY) return { kind: 'many', count };
  return count > 0 ? { kind: 'number', count } : { kind: 'zero', restored: isRestored };
}
