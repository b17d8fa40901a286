/** The interactive maps, each in chunks that only visitors who see it load. */
export const loadAreaLiveMap = () => import('./area-live-map');
export const loadPinLiveMap = () => import('./pin-live-map');
