import { useFrame, type FrameSettings } from './frame-data';

/** The public part of the site settings. */
export const useSettings = (): FrameSettings => useFrame().settings;
