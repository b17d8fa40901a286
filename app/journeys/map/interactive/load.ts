/** The interactive maps, each with everything it needs in files that nobody loads who does not see it. */
export const loadAreaLiveMap = () => import('./area-live-map');
export const loadPinLiveMap = () => import('./pin-live-map');
