import { useFrame, type FrameSettings } from './frame-data';

/** Returns the public part of the site settings. */
export const useSettings = (): FrameSettings => useFrame().settings;

/**
 * Returns the path for reporting a power cut, or null while reporting is switched off.
 * Specification: lookup, section 1 (disableReportAPowerCutButtons).
 */
export function useReportPath(): string | null {
  const { settings, live } = useFrame();
  return live.disableReportAPowerCutButtons ? null : settings.reportPowerCutUrl;
}
