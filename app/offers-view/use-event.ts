import { useEffect, useState } from 'react';
import type { AnalyticsEvent } from '~/cms/analytics/events';
import { pushSoon } from '~/cms/analytics/push-soon';

/** Tells once what was seen at first, after the frame has told whether it may be told. Null tells nothing. */
export function useEvent(event: AnalyticsEvent | null): void {
  const [first] = useState(event);
  useEffect(() => (first === null ? undefined : pushSoon(first)), [first]);
}
