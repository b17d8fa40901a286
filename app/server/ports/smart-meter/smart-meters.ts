import type { Wire } from '~/server/lib/wire';

/** What the operator says to the wish to ask a meter. */
export type PingStart = Omit<Wire<'SmartMeterPing'>, 'correlationID'> & {
  /** HTTP 202: a ping is on its way. */
  readonly started: boolean;
};

export type Energisation = Wire<'SmartMeterPingResult'>['energisationStatus'];
export const ENERGISATION = [
  'Energised',
  'De-energised',
  'Pending',
  'Error',
] as const satisfies readonly Energisation[];

/** What is known of a ping so far. */
export type PingResult = Wire<'SmartMeterPingResult'> & {
  /** HTTP 202: the meter has not answered yet. */
  readonly waits: boolean;
};

/** The operator's way to a smart meter. Form engine, section 7. Whether a meter is smart is asked of `Supply`. */
export interface SmartMeters {
  /** Rejects with `unavailable` only. The same correlation id is the same ping. */
  ping(mpan: string, correlationId: string): Promise<PingStart>;
  /** Rejects with `not-found` for a correlation id that nobody began, else `unavailable`. */
  resultOf(correlationId: string): Promise<PingResult>;
}
