import { z } from 'zod';
import { type Instant } from '~/domain/time/instant';
import { LONGEST_WAIT, type MeterPhase } from './poll';

export const MOST_PINGS = 3;

export const smartMeterState = z.object({
  mpan: z.string().nullable().default(null),
  correlationId: z.string().nullable(),
  isSmart: z.boolean(),
  smartPingEnabled: z.boolean(),
  pingAllowed: z.boolean(),
  onSupply: z.boolean().nullable(),
  status: z.string().max(50).nullable(),
  attempts: z.number().int().min(0).max(MOST_PINGS),
  askedAt: z.number().nullable().default(null),
  pingOccurred: z.boolean(),
  /** A 202 answer without the database flag. */
  accepted: z.boolean(),
  /** From the operator's records, not from the meter. */
  fromRecords: z.boolean().default(false),
  /** The visitor says that the power is off, whatever the meter says (F-565). */
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

/** Any error marks that the ping occurred. */
export const notChecked = (mpan: string): SmartMeterState => ({
  ...fromCheck({ smartPingEnabled: false, isSmart: false, onSupply: null }, mpan),
  pingOccurred: true,
});

/**
 * In a power cut report only, and for smart meters only, if both the form and the meter allow it,
 * until an answer or 3 attempts (F-507).
 */
export const mayPing = (state: SmartMeterState, formAllows: boolean): boolean =>
  formAllows &&
  state.isSmart &&
  state.smartPingEnabled &&
  state.pingAllowed &&
  !state.pingOccurred &&
  state.attempts < MOST_PINGS;

/** `attempts` is the server's count; by default one more than before (F-562). */
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
      readonly accepted: boolean;
      readonly energisationStatus: string;
      readonly onSupply: boolean | null;
      readonly pingAllowed: boolean;
      readonly isDb: boolean;
      readonly stopPinging: boolean;
    };

/** Any failure and a 202 mark that the ping occurred; Error allows another attempt, up to three. */
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

/** A meter that did not answer in time is not asked again and blocks nobody. */
export const gaveUp = (state: SmartMeterState): SmartMeterState => ({
  ...state,
  accepted: false,
  pingOccurred: true,
});

export const isWaiting = (state: SmartMeterState): boolean =>
  state.correlationId !== null &&
  (state.accepted ||
    (!state.pingOccurred && (state.status === null || state.status === 'Pending')));

export const isTooLate = (state: SmartMeterState, now: Instant): boolean =>
  state.askedAt !== null && now - state.askedAt >= LONGEST_WAIT;

const saysOn = (state: SmartMeterState): boolean =>
  state.status === 'Energised' && state.onSupply === true && !state.fromRecords;

/**
 * Energised and on supply, or a 202 that is not from the records, unless the visitor says that the
 * power is off anyway. The page says why, whom to call, and how to continue (F-565).
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
