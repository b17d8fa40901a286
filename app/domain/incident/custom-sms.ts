import { HOUR } from '../time/instant';
import { regionOf } from '../region';
import type { Situation } from './situation';

export interface SmsTimeframe {
  readonly enabled: boolean;
  readonly hours: number;
}
/** By the code of a region in small letters. */
export type CustomSmsSettings = Readonly<
  Record<string, { readonly general: SmsTimeframe; readonly lowVoltage: SmsTimeframe }>
>;

/**
 * If the network's custom timeframe is enabled, an unplanned incident is only shown until its
 * creation time plus the configured hours. Low voltage incidents have their own settings. Anything
 * without a timeframe is shown.
 */
export function customSmsDisplay(
  { incident, now, isUnplanned, isRestored }: Situation,
  settings: CustomSmsSettings,
): boolean {
  const network = settings[regionOf(incident.region)?.code.toLowerCase() ?? ''];
  if (!network || !isUnplanned || isRestored || incident.createdAt === null) return true;
  const { enabled, hours } = network[incident.type === 2 ? 'lowVoltage' : 'general'];
  return !enabled || now <= incident.createdAt + hours * HOUR;
}
