import type { Wire } from '~/server/lib/wire';

export type RotaLoadCheck = Wire<'CheckRld'>;
/** With any incident type that a feed may contain. */
export type PostcodeSearchEntry = Omit<Wire<'PostcodeSearch'>, 'incidentType'> & {
  readonly incidentType?: number | null;
};

export type SmartMeterStatus = Wire<'SmartMeterCheck'>;

/**
 * The operator's knowledge of supply at a postcode or meter. Every call only rejects with
 * `unavailable`.
 */
export interface Supply {
  /** Specification: lookup, section 7 (check-rld). */
  rotaLoadCheck(postcode: string): Promise<RotaLoadCheck>;
  /**
   * Returns whether three calls about a power cut were logged for the postcode within the last
   * hour. Journeys, section 7.
   */
  threeCalls(postcode: string, mpan?: string | null): Promise<boolean>;
  /** Returns whether there were two calls within the last hour. Journeys, section 7. */
  twoCalls(postcode: string): Promise<boolean>;
  logPostcodeSearch(entry: PostcodeSearchEntry): Promise<void>;
  /** Returns false if this meter point was already logged within the hour. */
  logRecentMpan(mpan: string): Promise<boolean>;
  smartMeterCheck(mpan: string): Promise<SmartMeterStatus>;
}
