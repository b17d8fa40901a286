import { HOUR, type Instant } from '../instant';
import { isRestored, isUnplanned } from './flags';
import type { Incident, Region } from './incident';

export interface SmsTimeframe {
  readonly enabled: boolean;
  readonly hours: number;
}
export type CustomSmsSettings = Readonly<
  Record<'epn' | 'lpn' | 'spn', { readonly general: SmsTimeframe; readonly lowVoltage: SmsTimeframe }>
>;

const NETWORKS: Readonly<Record<Region, keyof CustomSmsSettings | null>> = { 0: null, 1: 'epn', 2: 'lpn', 3: 'spn' };

/**
 * Custom SMS display: where the network's custom timeframe is enabled, an unplanned incident is shown only until its creation
 * time plus the configured hours. Low voltage incidents have settings of their own. Anything that no timeframe speaks of is shown.
 * Specification: form engine, section 4 "Incident helpers".
 */
export function customSmsDisplay(incident: Incident, settings: CustomSmsSettings, now: Instant): boolean {
  const network = NETWORKS[incident.region];
  if (!network || !isUnplanned(incident) || isRestored(incident, now) || incident.createdAt === null) return true;
  const { enabled, hours } = settings[network][incident.type === 2 ? 'lowVoltage' : 'general'];
  return !enabled || now <= incident.createdAt + hours * HOUR;
}
