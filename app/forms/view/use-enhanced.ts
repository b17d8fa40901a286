import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once JavaScript runs. */
export const useEnhanced = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
