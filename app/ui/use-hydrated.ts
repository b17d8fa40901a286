import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once JavaScript runs: on a page that React has taken over, and in an island. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
