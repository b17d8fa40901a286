import type { SubscriptionKind } from '../store/text-update-tables';
import type { SignUp } from './text-updates';

export interface Wanted {
  readonly kind: SubscriptionKind;
  readonly about: string;
  readonly postcode: string | null;
  readonly mpanMark: string | null;
}

/** What stands for this incident and for later ones. Empty where it was not asked for, null where it cannot be had. */
export interface WantedHalves {
  readonly live: readonly Wanted[] | null;
  readonly future: readonly Wanted[] | null;
}

/**
 * The subscriptions that a sign-up asks for, halves that cannot be had left out: an incident that is over or unknown has no news
 * to come, and what happens later needs a place. `mpanMark` is the mark of the request's own meter point.
 */
export function wantedBy(
  { reference, live, futureUnplanned, futurePlanned, place }: SignUp,
  mpanMark: string | null,
  isUnderWay: (reference: string) => boolean,
): WantedHalves {
  const later = (kind: SubscriptionKind): Wanted[] =>
    place === null ? [] : [{ kind, about: mpanMark ?? place, postcode: place, mpanMark }];
  const future = [...(futureUnplanned ? later('future') : []), ...(futurePlanned ? later('planned') : [])];
  const wantsFuture = futureUnplanned || futurePlanned;
  return {
    live: !live
      ? []
      : reference !== null && isUnderWay(reference)
        ? [{ kind: 'live', about: reference, postcode: null, mpanMark }]
        : null,
    future: wantsFuture && future.length === 0 ? null : future,
  };
}
