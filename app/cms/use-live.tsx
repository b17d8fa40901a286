import { useFrame, type FrameLive } from './frame-data';

/** As they were when the page was rendered. */
export const useLive = (): FrameLive => useFrame().live;
