import { SECOND } from '~/domain/instant';
import type { Energisation } from './smart-meters';

/** How a meter of the demonstration answers a ping. */
export interface DemoMeter {
  readonly status: Energisation;
  readonly onSupply: boolean | null;
  /** How long it is silent first: 202. */
  readonly after: number;
  /** 202, and what the operator's records say. */
  readonly fromRecords?: boolean;
  /** Every other ping of it ends in Error. */
  readonly failsFirst?: boolean;
  /** The service that asks it is out of order. */
  readonly outOfReach?: boolean;
}

const on = { status: 'Energised', onSupply: true, after: 0 } as const;
const off = { status: 'De-energised', onSupply: false, after: 0 } as const;

/** By meter point: BN1, BN2 and BN3 9ZA (contract: design/demo-data), then 1 to 6 Tide Street, BN9 9ZA. docs/decisions/submission.md */
export const demoMeters: Readonly<Record<string, DemoMeter>> = {
  '1900001901015': on,
  '1900001901024': off,
  '1900001901033': { status: 'Error', onSupply: null, after: 0 },
  '1900001909014': { ...off, after: 20 * SECOND },
  '1900001909023': { ...on, after: 20 * SECOND },
  '1900001909032': { ...on, after: 0, fromRecords: true },
  '1900001909041': { ...off, after: Infinity },
  '1900001909050': { ...off, failsFirst: true },
  '1900001909060': { ...off, outOfReach: true },
};
