import type { Wire } from '~/server/lib/wire';

export type PingStart = Omit<Wire<'SmartMeterPing'>, 'correlationID'> & {
  /** HTTP 202: a ping was sent. */
  readonly started: boolean;
};

export type Energisation = Wire<'SmartMeterPingResult'>['energisationStatus'];
export const ENERGISATION = [
  'Energised',
  'De-energised',
  'Pending',
  'Error',
] as const satisfies readonly Energisation[];

export type PingResult = Wire<'SmartMeterPingResult'> & {
  /** HTTP 202: the meter has not answered yet. */
  readonly waits: boolean;
};

/** `Supply` answers whether a meter is smart. */
export interface SmartMeters {
  /** Only rejects with `unavailable`. The same correlation id is the same ping. */
  ping(mpan: string, correlationId: string): Promise<PingStart>;
  /** Rejects with `not-found` for an unknown correlation id, else `unavailable`. */
  resultOf(correlationId: string): Promise<PingResult>;
}
