import { useEffect } from 'react';
import { useFrame, type ThirdParty } from '../frame-data';
import { loadThirdParty } from './load-third-party';

export function useThirdParty(name: ThirdParty): void {
  const { consent, thirdParties } = useFrame();
  useEffect(() => loadThirdParty(name, { consent, thirdParties }), [name, consent, thirdParties]);
}
