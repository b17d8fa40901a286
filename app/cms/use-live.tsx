import { useFrame, type FrameLive } from './frame-data';

/** Returns the live flags from when the page was rendered. */
export const useLive = (): FrameLive => useFrame().live;
