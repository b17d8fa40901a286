import { z } from 'zod';

/** Specification: form engine, section 9 "Smart meter ping attempts: maximum 3". */
export const MOST_PINGS = 3;

/** What the site knows of a visitor's smart meter. Specification: form engine, section 3 (Smart meter state); decision F-568. */
export const smartMeterState = z.object({
  correlationId: z.string().nullable(),
  isSmart: z.boolean(),
  smartPingEnabled: z.boolean(),
  pingAllowed: z.boolean(),
  onSupply: z.boolean().nullable(),
  status: z.string().max(50).nullable(),
  attempts: z.number().int().min(0).max(MOST_PINGS),
  pingOccurred: z.boolean(),
  /** A 202 answer without the database flag. */
  accepted: z.boolean(),
});
export type SmartMeterState = z.output<typeof smartMeterState>;

export const fromCheck = (found: {
  smartPingEnabled: boolean;
  isSmart: boolean;
  onSupply: boolean | null;
}): SmartMeterState => ({
  ...found,
  correlationId: null,
  pingAllowed: true,
  status: null,
  attempts: 0,
  pingOccurred: false,
  accepted: false,
});

/** Report power cut only, smart meters only, where both the form and the meter allow it, until an answer came or at 3 attempts. Decision F-507. */
export const mayPing = (state: SmartMeterState, formAllows: boolean): boolean =>
  formAllows &&
  state.isSmart &&
  state.smartPingEnabled &&
  state.pingAllowed &&
  !state.pingOccurred &&
  state.attempts < MOST_PINGS;

export const afterPing = (state: SmartMeterState, correlationId: string): SmartMeterState => ({
  ...state,
  correlationId,
  attempts: Math.min(state.attempts + 1, MOST_PINGS),
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
 * The state after an answer to a ping. Any failure and a 202 mark that the ping occurred; Error leaves room for another
 * attempt, up to three. Specification: form engine, section 4 (Smart meter ping).
 */
export function afterAnswer(state: SmartMeterState, answer: PingAnswer): SmartMeterState {
  if (answer.kind === 'failed') return { ...state, pingOccurred: true };
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
    pingOccurred: stopped || !(waits || again),
  };
}

/** Energised and on supply, or a 202 that does not come from the records. The page says why and whom to call. Decision F-565. */
export const blocksSubmission = (state: SmartMeterState): boolean =>
  state.accepted || (state.status === 'Energised' && state.onSupply === true);
