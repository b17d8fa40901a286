import { useEffect, useState } from 'react';
import { sessionKeys } from '~/cms/browser-storage';
import type { AnalyticsEvent } from '~/cms/analytics/events';
import { pushSoon } from '~/cms/analytics/push-soon';

/** Tells once what was seen at first, after the frame has told whether it may be told. Null tells nothing. */
export function useEvent(event: AnalyticsEvent | null): void {
  const [first] = useState(event);
  useEffect(() => (first === null ? undefined : pushSoon(first)), [first]);
}

/** `offers_requested` once for each request, however often its confirmation is opened again. Gives back what takes it back. */
export function tellRequested(offers: number, request: string): (() => void) | undefined {
  if (sessionKeys.get('offersRequested') === request) return undefined;
  return pushSoon({ event: 'offers_requested', offers }, () => sessionKeys.set('offersRequested', request));
}

/** Tells of a request when its confirmation is first seen. */
export const useRequestedEvent = (offers: number, request: string): void =>
  useEffect(() => tellRequested(offers, request), [offers, request]);
