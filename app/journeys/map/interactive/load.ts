/** Each in chunks that only visitors who see the map load. */
export const loadAreaLiveMap = () => import('./area-live-map');
export const loadPinLiveMap = () => import('./pin-live-map');
