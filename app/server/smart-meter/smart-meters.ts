/** What the operator says to the wish to ask a meter. Wire contract: SmartMeterPing. */
export interface PingStart {
  /** HTTP 202: a ping is on its way. */
  readonly started: boolean;
  readonly pingAllowed: boolean;
  readonly pingAttempts: number;
  readonly stopPinging: boolean;
}

export const ENERGISATION = ['Energised', 'De-energised', 'Pending', 'Error'] as const;
export type Energisation = (typeof ENERGISATION)[number];

/** What is known of a ping so far. Wire contract: SmartMeterPingResult. */
export interface PingResult {
  /** HTTP 202: the meter has not answered yet. */
  readonly waits: boolean;
  readonly energisationStatus: Energisation;
  readonly onSupply: boolean | null;
  readonly pingAllowed: boolean;
  /** From the operator's records and not from the meter. */
  readonly isDb: boolean;
  /** For the next ping after an Error. */
  readonly newCorrelationId: string | null;
  readonly pingAttempts: number;
  readonly stopPinging: boolean;
}

/** The operator's way to a smart meter. Form engine, section 7. Whether a meter is smart is asked of `Supply`. */
export interface SmartMeters {
  /** Rejects with `unavailable` only. The same correlation id is the same ping. */
  ping(mpan: string, correlationId: string): Promise<PingStart>;
  /** Rejects with `not-found` for a correlation id that nobody began, else `unavailable`. */
  resultOf(correlationId: string): Promise<PingResult>;
}
