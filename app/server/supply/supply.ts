export interface RotaLoadCheck {
  readonly redirect: boolean;
  readonly blocks: readonly string[];
}

export interface PostcodeSearchEntry {
  readonly mpan: string | null;
  readonly postcode: string;
  readonly isMultipin: boolean;
  readonly incidentType?: number | null;
  readonly incidentReference?: string | null;
}

export interface SmartMeterStatus {
  readonly smartPingEnabled: boolean;
  readonly isSmart: boolean;
  /** Null when it is not known. */
  readonly onSupply: boolean | null;
}

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
