import { useFrame, type FrameLive } from './frame-data';

/** The live flags as they were when the page was made. */
export const useLive = (): FrameLive => useFrame().live;
