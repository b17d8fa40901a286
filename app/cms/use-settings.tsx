import { useFrame, type FrameSettings } from './frame-data';

export const useSettings = (): FrameSettings => useFrame().settings;

/** Null while reporting is switched off. */
export function useReportPath(): string | null {
  const { settings, live } = useFrame();
  return live.disableReportAPowerCutButtons ? null : settings.reportPowerCutUrl;
}
