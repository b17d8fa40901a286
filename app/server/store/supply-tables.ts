import type { Generated } from 'kysely';

export interface PostcodeSearchTable {
  id: Generated<number>;
  searched_at: number;
  postcode: string;
  mpan_hash: string | null;
  is_multipin: number;
  incident_type: number | null;
  incident_reference: string | null;
}

export interface RecentMpanTable {
  mpan_hash: string;
  logged_at: number;
}

/** Counted by the three-call and two-calls checks. */
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
