import type { RotaLoadCheck, SmartMeterStatus } from './supply';

/** What the demonstration network knows by postcode. Contract: design/demo-data. */
export const demoRotaLoad: Readonly<Record<string, RotaLoadCheck>> = {
  'TN1 9ZA': { redirect: true, blocks: ['P', 'L'] },
};

/** Calls about a power cut that were always logged within the hour. */
export const demoCalls: Readonly<Record<string, number>> = { 'SE3 9ZA': 3, 'SE4 9ZA': 2 };

const smart = { smartPingEnabled: true, isSmart: true, onSupply: null };

/**
 * Smart meters of BN1, BN2 and BN3 9ZA: on supply, off supply, and one that never answers a ping. Those of 1 to 7 Tide
 * Street, BN9 9ZA, are known by their pings (smart-meter/demo-meters); pinging of the last one is switched off.
 */
export const demoSmartMeters: Readonly<Record<string, SmartMeterStatus>> = {
  '1900001901015': { smartPingEnabled: true, isSmart: true, onSupply: true },
  '1900001901024': { smartPingEnabled: true, isSmart: true, onSupply: false },
  '1900001901033': smart,
  '1900001909014': smart,
  '1900001909023': smart,
  '1900001909032': smart,
  '1900001909041': smart,
  '1900001909050': smart,
  '1900001909060': smart,
  '1900001909079': { ...smart, smartPingEnabled: false },
};
