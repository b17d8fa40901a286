import { useFrame, type FrameSettings } from './frame-data';

/** The public part of the site settings. */
export const useSettings = (): FrameSettings => useFrame().settings;

/** Where a power cut is reported, or null while reporting is switched off. Specification: lookup, section 1 (disableReportAPowerCutButtons). */
export function useReportPath(): string | null {
  const { settings, live } = useFrame();
  return live.disableReportAPowerCutButtons ? null : settings.reportPowerCutUrl;
}
