import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once JavaScript runs: what only it can do shows from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const subscribeTo = (query: string) => (changed: () => void) => {
  const media = window.matchMedia(query);
  media.addEventListener?.('change', changed);
  return () => media.removeEventListener?.('change', changed);
};

const NARROW = '(max-width: 47.99em)';
const subscribeNarrow = subscribeTo(NARROW);

/** Whether the narrow picture is shown; the same line as in map.css. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribeNarrow,
    () => window.matchMedia(NARROW).matches,
    () => true,
  );
