import { useEffect } from 'react';
import { useFrame, type ThirdParty } from '../frame-data';
import { loadThirdParty } from './load-third-party';

/**
 * Loads one third party while a component that uses it is mounted, if it is configured and its
 * category allowed.
 */
export function useThirdParty(name: ThirdParty): void {
  const { consent, thirdParties } = useFrame();
  useEffect(() => loadThirdParty(name, { consent, thirdParties }), [name, consent, thirdParties]);
}
