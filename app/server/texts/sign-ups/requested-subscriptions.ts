import type { SubscriptionKind } from '~/server/store/values';
import type { SignUp } from './port';

export interface RequestedSubscription {
  readonly kind: SubscriptionKind;
  readonly about: string;
  readonly placeMark: string | null;
  readonly mpanMark: string | null;
}

/** A half is empty if not requested, null if not possible. */
export interface RequestedSubscriptions {
  readonly live: readonly RequestedSubscription[] | null;
  readonly future: readonly RequestedSubscription[] | null;
}

/**
 * Leaves out what's impossible: an incident that is over or unknown has no more news, and later
 * power cuts need a place. `marks` are those of the request's own meter point and place.
 */
export function requestedSubscriptions(
  { reference, live, futureUnplanned, futurePlanned }: SignUp,
  { mpanMark, placeMark }: Pick<RequestedSubscription, 'mpanMark' | 'placeMark'>,
  isUnderWay: (reference: string) => boolean,
): RequestedSubscriptions {
  const later = (kind: SubscriptionKind): RequestedSubscription[] =>
    placeMark === null ? [] : [{ kind, about: mpanMark ?? placeMark, placeMark, mpanMark }];
  const future = [
    ...(futureUnplanned ? later('future') : []),
    ...(futurePlanned ? later('planned') : []),
  ];
  const wantsFuture = futureUnplanned || futurePlanned;
  return {
    live: !live
      ? []
      : reference !== null && isUnderWay(reference)
        ? [{ kind: 'live', about: reference, placeMark: null, mpanMark }]
        : null,
    future: wantsFuture && future.length === 0 ? null : future,
  };
}
