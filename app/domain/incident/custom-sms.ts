import { HOUR } from '../time/instant';
import type { Region } from './incident';
import type { Situation } from './situation';

export interface SmsTimeframe {
  readonly enabled: boolean;
  readonly hours: number;
}
export type CustomSmsSettings = Readonly<
  Record<'epn' | 'lpn' | 'spn', { readonly general: SmsTimeframe; readonly lowVoltage: SmsTimeframe }>
>;

const NETWORKS: Readonly<Record<Region, keyof CustomSmsSettings | null>> = { 0: null, 1: 'epn', 2: 'lpn', 3: 'spn' };

/**
 * Custom SMS display: if the network's custom timeframe is enabled, an unplanned incident is only
 * shown until its creation time plus the configured hours. Low voltage incidents have their own
 * settings. Anything without a timeframe is shown. Specification: form engine, section 4 "Incident
 * helpers".
 */
export function customSmsDisplay(
  { incident, now, isUnplanned, isRestored }: Situation,
  settings: CustomSmsSettings,
): boolean {
  const network = NETWORKS[incident.region];
  if (!network || !isUnplanned || isRestored || incident.createdAt === null) return true;
  const { enabled, hours } = settings[network][incident.type === 2 ? 'lowVoltage' : 'general'];
  return !enabled || now <= incident.createdAt + hours * HOUR;
}
