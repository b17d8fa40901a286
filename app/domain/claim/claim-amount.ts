import { HOUR } from '../time/instant';
import type { CompensationRules } from '../incident/compensation-clock';

/** What content says of amounts, in pounds; null where they are not to be said. */
export interface ClaimAmounts {
  readonly homeAmount: number | null;
  readonly businessAmount: number | null;
}

/** What a visitor claims for. */
export interface Claimed {
  /** As the claim form offers it. */
  readonly cause: string;
  /** How long the power was off, in milliseconds. */
  readonly length: number;
  readonly isBusiness: boolean;
}

export type ClaimAmount =
  /** `more` where further hours add to it. */
  | { readonly kind: 'due'; readonly pounds: number; readonly more: boolean }
  /** Not as long as the standard allows, in hours. */
  | { readonly kind: 'short'; readonly allowed: number }
  /** It depends on how severe the storm was, which the regulator says later. */
  | { readonly kind: 'storm' }
  | { readonly kind: 'unknown' };

/** What a claim may come to, by the guaranteed standards as content keeps them. docs/decisions/claim.md */
export function claimAmount(
  { cause, length, isBusiness }: Claimed,
  rules: Pick<CompensationRules, 'hours'> & ClaimAmounts,
): ClaimAmount {
  if (cause === 'Storm') return { kind: 'storm' };
  const pounds = isBusiness ? rules.businessAmount : rules.homeAmount;
  if (pounds === null || (cause !== 'Normal weather' && cause !== 'I do not know')) return { kind: 'unknown' };
  const allowed = rules.hours;
  if (length < allowed * HOUR) return { kind: 'short', allowed };
  return { kind: 'due', pounds, more: length >= 2 * allowed * HOUR };
}
