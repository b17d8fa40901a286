import type { RotaLoadCheck, SmartMeterStatus } from './supply';

/** What the demonstration network knows by postcode. Contract: design/demo-data. */
export const demoRotaLoad: Readonly<Record<string, RotaLoadCheck>> = {
  'TN1 9ZA': { redirect: true, blocks: ['P', 'L'] },
};

/** Calls about a power cut that were always logged within the hour. */
export const demoCalls: Readonly<Record<string, number>> = { 'SE3 9ZA': 3, 'SE4 9ZA': 2 };

/** Smart meters of BN1, BN2 and BN3 9ZA: on supply, off supply, and one that never answers a ping. */
export const demoSmartMeters: Readonly<Record<string, SmartMeterStatus>> = {
  '1900001901015': { smartPingEnabled: true, isSmart: true, onSupply: true },
  '1900001901024': { smartPingEnabled: true, isSmart: true, onSupply: false },
  '1900001901033': { smartPingEnabled: true, isSmart: true, onSupply: null },
};
