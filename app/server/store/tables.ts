import type { Generated } from 'kysely';
import type { AddressTables } from './address-tables';
import type { FormTables } from './form-tables';
import type { SupplyTables } from './supply-tables';
import type { TextUpdateTables } from './text-update-tables';
import type { UploadTables } from './upload-tables';

/** One row per change. Instants are milliseconds, as everywhere on the site. */
export interface IncidentHistoryTable {
  id: Generated<number>;
  reference: string;
  seen_at: number;
  /** 1 if the incident had left the snapshot; the other columns repeat the last known values. */
  gone: number;
  /** A digest of what counts as a change: two consecutive rows never share it. */
  revision: string;
  estimate_text: string | null;
  estimated_at: number | null;
  stage: string;
  status_id: number;
  power_cut_type: string | null;
  incident_type: number;
  category: string | null;
  region: number;
  customers_affected: number;
  customers_planned: number;
  received_at: number | null;
  planned_at: number | null;
  restored_at: number | null;
  /** JSON list of sectors. */
  sectors: string;
}

/** As the leader last accepted it; the other nodes read it. docs/decisions/edge.md */
export interface IncidentPictureTable {
  source: string;
  version: number;
  revision: string;
  taken_at: number;
  /** JSON: the time of the data. */
  data: string | null;
  written_at: number;
  /** The sanitised records as gzipped JSON in base64. */
  records: string;
}

/** Written to check that the store is writable. */
export interface StoreProbeTable {
  id: Generated<number>;
  written_at: number;
  filling: string;
}

/** Add a new table here, with its own migration beside the others. */
export interface Database
  extends
    AddressTables,
    SupplyTables,
    FormTables,
    UploadTables,
    MeterTables,
    OffersTables,
    TextUpdateTables,
    MpanTables,
    OnceTables,
    PreviewTables,
    StatusTables {
  incident_history: IncidentHistoryTable;
  incident_picture: IncidentPictureTable;
  store_probe: StoreProbeTable;
}

/** docs/decisions/previews.md */
interface PreviewLinkTable {
  id: string;
  tree: string;
  until_at: number;
  made_at: number;
  revoked_at: number | null;
}

interface PreviewTables {
  preview_link: PreviewLinkTable;
}

/** Instants are milliseconds; meter and visit are keyed hashes. */
interface MeterPingTable {
  meter: string;
  visit: string;
  /** 1 to 3: the attempt's slot, taken for an hour. */
  attempt: number;
  correlation_id: string;
  started_at: number;
}

interface OperatorPingTable {
  correlation_id: string;
  meter: string;
  attempt: number;
  started_at: number;
}

interface MeterTables {
  meter_ping: MeterPingTable;
  operator_ping: OperatorPingTable;
}

/** Its content is only in the outbox. */
interface MpanRequestTable {
  id: Generated<number>;
  kind: string;
  key: string;
  /** Keyed: a different body with the key is rejected. */
  body_mark: string;
  reference: string;
  accepted_at: number;
}

interface MpanTables {
  mpan_request: MpanRequestTable;
}

/** One per meter point and planned power cut. Instants are milliseconds. */
interface OffersRequestTable {
  /** Keyed, of meter point and incident reference. */
  place_hash: string;
  key: string;
  /** Keyed, of the body sent with the caller's own key. */
  body_mark: string | null;
  accepted_at: number;
}

interface PlannedRegistrationTable {
  mpan_hash: string;
  /** Empty if the form named no planned work. */
  incident_reference: string;
  filled_at: number | null;
  has_email: number;
  redeemed_at: number | null;
}

interface OffersTables {
  offers_request: OffersRequestTable;
  planned_registration: PlannedRegistrationTable;
}

/** Instants are milliseconds. docs/decisions/once-and-limits.md */
interface BotUseTable {
  token: string;
  act: string;
  /** The configured service's score; null if none was asked. */
  said: number | null;
  used_at: number;
}

interface AllowanceTable {
  name: string;
  /** A keyed hash of a number or an email address. */
  subject: string;
  /** When the limit is fully available again; from then on the row is obsolete. */
  clear_at: number;
}

interface OnceTables {
  bot_use: BotUseTable;
  allowance: AllowanceTable;
}

/**
 * One day (London), counted by all processes. Instants are milliseconds. docs/decisions/status.md
 */
interface SourceDaysTable {
  source: string;
  day: string;
  ok: number;
  failed: number;
  last_ok_at: number | null;
  last_failed_at: number | null;
  /** The category of the last failure. */
  trouble: string | null;
}

interface StatusTables {
  source_days: SourceDaysTable;
}
