import type { Wire } from '~/server/lib/wire';

export type RotaLoadCheck = Wire<'CheckRld'>;
/** With any incident type that a feed may name. */
export type PostcodeSearchEntry = Omit<Wire<'PostcodeSearch'>, 'incidentType'> & {
  readonly incidentType?: number | null;
};

export type SmartMeterStatus = Wire<'SmartMeterCheck'>;

/** What the operator knows about supply at a postcode or meter. Every call rejects with `unavailable` only. */
export interface Supply {
  /** Specification: lookup, section 7 (check-rld). */
  rotaLoadCheck(postcode: string): Promise<RotaLoadCheck>;
  /** Three calls about a power cut were logged for the postcode within the last hour. Journeys, section 7. */
  threeCalls(postcode: string, mpan?: string | null): Promise<boolean>;
  /** Two calls within the last hour. Journeys, section 7. */
  twoCalls(postcode: string): Promise<boolean>;
  logPostcodeSearch(entry: PostcodeSearchEntry): Promise<void>;
  /** False when this meter point was logged before within the hour. */
  logRecentMpan(mpan: string): Promise<boolean>;
  smartMeterCheck(mpan: string): Promise<SmartMeterStatus>;
}
