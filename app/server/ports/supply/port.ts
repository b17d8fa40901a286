import type { Wire } from '~/server/lib/wire';

export type RotaLoadCheck = Wire<'CheckRld'>;
/** With any incident type that a feed may contain. */
export type PostcodeSearchEntry = Omit<Wire<'PostcodeSearch'>, 'incidentType'> & {
  readonly incidentType?: number | null;
};

export type SmartMeterStatus = Wire<'SmartMeterCheck'>;

/** Every call only rejects with `unavailable`. */
export interface Supply {
  rotaLoadCheck(postcode: string): Promise<RotaLoadCheck>;
  /** Whether three calls about a power cut were logged within the last hour. */
  threeCalls(postcode: string, mpan?: string | null): Promise<boolean>;
  twoCalls(postcode: string): Promise<boolean>;
  logPostcodeSearch(entry: PostcodeSearchEntry): Promise<void>;
  /** False if this meter point was already logged within the hour. */
  logRecentMpan(mpan: string): Promise<boolean>;
  smartMeterCheck(mpan: string): Promise<SmartMeterStatus>;
}
