import type { Generated } from 'kysely';

/**
 * A searched postcode. Specification: lookup, section 7 (postcode-search). Instants are
 * milliseconds.
 */
export interface PostcodeSearchTable {
  id: Generated<number>;
  searched_at: number;
  postcode: string;
  /** A keyed hash, only compared for equality. */
  mpan_hash: string | null;
  is_multipin: number;
  incident_type: number | null;
  incident_reference: string | null;
}

/** When a meter point was last searched. Specification: journeys, section 7 (recent-mpan). */
export interface RecentMpanTable {
  mpan_hash: string;
  logged_at: number;
}

/** A call or report about a power cut, which the three-call and two-calls checks count. */
export interface PowerCutCallTable {
  id: Generated<number>;
  called_at: number;
  postcode: string;
}

export interface SupplyTables {
  postcode_search: PostcodeSearchTable;
  recent_mpan: RecentMpanTable;
  power_cut_call: PowerCutCallTable;
}
