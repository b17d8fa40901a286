import { HOUR } from '../time/instant';
import type { CompensationRules } from '../incident/compensation-clock';

/** In pounds; null if not to be shown. */
export interface ClaimAmounts {
  readonly homeAmount: number | null;
  readonly businessAmount: number | null;
}

export interface Claimed {
  readonly cause: string;
  /** In milliseconds. */
  readonly length: number;
  readonly isBusiness: boolean;
}

export type ClaimAmount =
  /** `more` if further hours add to it. */
  | { readonly kind: 'due'; readonly pounds: number; readonly more: boolean }
  /** Shorter than the standard allows, in hours. */
  | { readonly kind: 'short'; readonly allowed: number }
  /** It depends on the storm's severity, which the regulator decides later. */
  | { readonly kind: 'storm' }
  | { readonly kind: 'unknown' };

/** By the guaranteed standards in content: docs/decisions/claim.md */
export function claimAmount(
  { cause, length, isBusiness }: Claimed,
  rules: Pick<CompensationRules, 'hours'> & ClaimAmounts,
): ClaimAmount {
  if (cause === 'Storm') return { kind: 'storm' };
  const pounds = isBusiness ? rules.businessAmount : rules.homeAmount;
  if (pounds === null || (cause !== 'Normal weather' && cause !== 'I do not know'))
    return { kind: 'unknown' };
  const allowed = rules.hours;
  if (length < allowed * HOUR) return { kind: 'short', allowed };
  return { kind: 'due', pounds, more: length >= 2 * allowed * HOUR };
}
