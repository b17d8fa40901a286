import { z } from 'zod';
import { type Instant } from '~/domain/time/instant';
import { LONGEST_WAIT, type MeterPhase } from './poll';

/** Specification: form engine, section 9 "Smart meter ping attempts: maximum 3". */
export const MOST_PINGS = 3;

/**
 * What the site knows about a visitor's smart meter. Specification: form engine, section 3 (Smart
 * meter state); decision F-568.
 */
export const smartMeterState = z.object({
  /** The meter point this state is about. */
  mpan: z.string().nullable().default(null),
  correlationId: z.string().nullable(),
  isSmart: z.boolean(),
  smartPingEnabled: z.boolean(),
  pingAllowed: z.boolean(),
  onSupply: z.boolean().nullable(),
  status: z.string().max(50).nullable(),
  attempts: z.number().int().min(0).max(MOST_PINGS),
  /** When the first ping began. */
  askedAt: z.number().nullable().default(null),
  pingOccurred: z.boolean(),
  /** A 202 answer without the database flag. */
  accepted: z.boolean(),
  /** True if the state comes from the operator's records, not from the meter. */
  fromRecords: z.boolean().default(false),
  /** True if the visitor says that the power is off, whatever the meter says. Decision F-565. */
  overridden: z.boolean().default(false),
});
export type SmartMeterState = z.output<typeof smartMeterState>;

export const fromCheck = (
  meter: { smartPingEnabled: boolean; isSmart: boolean; onSupply: boolean | null },
  mpan: string | null = null,
): SmartMeterState => ({
  ...meter,
  mpan,
  correlationId: null,
  pingAllowed: true,
  status: null,
  attempts: 0,
  askedAt: null,
  pingOccurred: false,
  accepted: false,
  fromRecords: false,
  overridden: false,
});

/**
 * Returns the state after a failed check: any error marks that the ping occurred. Specification:
 * form engine, section 8.
 */
export const notChecked = (mpan: string): SmartMeterState => ({
  ...fromCheck({ smartPingEnabled: false, isSmart: false, onSupply: null }, mpan),
  pingOccurred: true,
});

/**
 * Returns whether to ping: report power cut only, smart meters only, if both the form and the meter
 * allow it, until an answer or 3 attempts. Decision F-507.
 */
export const mayPing = (state: SmartMeterState, formAllows: boolean): boolean =>
  formAllows &&
  state.isSmart &&
  state.smartPingEnabled &&
  state.pingAllowed &&
  !state.pingOccurred &&
  state.attempts < MOST_PINGS;

/** `attempts` is the server's count; by default one more than before. Decision F-562. */
export const afterPing = (
  state: SmartMeterState,
  correlationId: string,
  now: Instant = 0,
  attempts = state.attempts + 1,
): SmartMeterState => ({
  ...state,
  correlationId,
  status: null,
  askedAt: state.askedAt ?? now,
  attempts: Math.min(attempts, MOST_PINGS),
});

export type PingAnswer =
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'answered';
      /** The HTTP status was 202. */
      readonly accepted: boolean;
      readonly energisationStatus: string;
      readonly onSupply: boolean | null;
      readonly pingAllowed: boolean;
      readonly isDb: boolean;
      readonly stopPinging: boolean;
    };

/**
 * Returns the state after an answer to a ping. Any failure and a 202 mark that the ping occurred;
 * Error allows another attempt, up to three. Specification: form engine, section 4 (Smart meter
 * ping).
 */
export function afterAnswer(state: SmartMeterState, answer: PingAnswer): SmartMeterState {
  if (answer.kind === 'failed') return { ...state, accepted: false, pingOccurred: true };
  const { energisationStatus: status, onSupply, pingAllowed } = answer;
  const stopped = answer.stopPinging || state.attempts >= MOST_PINGS;
  const waits = status === 'Pending' && !answer.accepted;
  const again = status === 'Error' && !answer.accepted;
  return {
    ...state,
    status,
    onSupply,
    pingAllowed,
    accepted: answer.accepted && !answer.isDb,
    fromRecords: answer.isDb,
    pingOccurred: stopped || !(waits || again),
  };
}

/**
 * Returns the state of a meter that did not answer in time: it is not asked again and blocks
 * nobody.
 */
export const gaveUp = (state: SmartMeterState): SmartMeterState => ({
  ...state,
  accepted: false,
  pingOccurred: true,
});

/** Returns whether a ping's result is still pending. */
export const isWaiting = (state: SmartMeterState): boolean =>
  state.correlationId !== null &&
  (state.accepted ||
    (!state.pingOccurred && (state.status === null || state.status === 'Pending')));

export const isTooLate = (state: SmartMeterState, now: Instant): boolean =>
  state.askedAt !== null && now - state.askedAt >= LONGEST_WAIT;

const saysOn = (state: SmartMeterState): boolean =>
  state.status === 'Energised' && state.onSupply === true && !state.fromRecords;

/**
 * Returns whether to stop the report: energised and on supply, or a 202 that is not from the
 * records, unless the visitor says that the power is off anyway. The page says why, whom to call,
 * and how to continue. Decision F-565.
 */
export const blocksSubmission = (state: SmartMeterState): boolean =>
  !state.overridden && (state.accepted || saysOn(state));

export function phaseOf(state: SmartMeterState | null): MeterPhase {
  if (!state?.isSmart || !state.smartPingEnabled) return 'none';
  if (state.overridden) return 'anyway';
  if (saysOn(state)) return 'on';
  if (isWaiting(state)) return 'asking';
  return state.onSupply === false ? 'off' : 'unknown';
}
