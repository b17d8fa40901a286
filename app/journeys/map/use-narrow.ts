import { useSyncExternalStore } from 'react';

const subscribeTo = (query: string) => (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener?.('change', changed);
  return () => media.removeEventListener?.('change', changed);
};

const NARROW = '(max-width: 47.99em)';
const subscribeNarrow = subscribeTo(NARROW);

/** The same breakpoint as in map.css. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribeNarrow,
    () => window.matchMedia(NARROW).matches,
    () => true,
  );
