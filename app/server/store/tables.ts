import type { Generated } from 'kysely';
import type { AddressTables } from './address-tables';
import type { FormTables } from './form-tables';
import type { SupplyTables } from './supply-tables';
import type { TextUpdateTables } from './text-update-tables';
import type { UploadTables } from './upload-tables';

/**
 * One row per change of an incident, for learning durations and the accuracy of estimates.
 * Architecture, "How data flows" 1. Instants are milliseconds, as everywhere on the site.
 */
export interface IncidentHistoryTable {
  id: Generated<number>;
  reference: string;
  seen_at: number;
  /**
   * 1 if the incident was no longer in the snapshot; the other columns then repeat the last known
   * values.
   */
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

/**
 * The incident snapshot that the leader last accepted; the other nodes read it.
 * docs/decisions/edge.md
 */
export interface IncidentPictureTable {
  source: string;
  /** The version of its format. */
  version: number;
  revision: string;
  taken_at: number;
  /** JSON: the time of the data. */
  data: string | null;
  /** By the database's clock. */
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

/** Every table of the store. Add a new table here, with its own migration beside the others. */
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

/** A preview link that was created or opened. docs/decisions/previews.md */
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

/**
 * One visit's attempt to ping a smart meter. Instants are milliseconds; meter and visit are keyed
 * hashes.
 */
interface MeterPingTable {
  meter: string;
  visit: string;
  /** 1 to 3: the attempt's slot, taken for an hour. Specification: form engine, section 9. */
  attempt: number;
  correlation_id: string;
  started_at: number;
}

/** What the embedded operator was asked. */
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

/**
 * An accepted request for a meter point number and its reference. Its content is only in the
 * outbox.
 */
interface MpanRequestTable {
  id: Generated<number>;
  /** The outbox channel. */
  kind: string;
  /** The Idempotency-Key: the same key is the same request. */
  key: string;
  /** A keyed hash of the body: a different body with the key is rejected. */
  body_mark: string;
  reference: string;
  accepted_at: number;
}

interface MpanTables {
  mpan_request: MpanRequestTable;
}

/** The one request for items per meter point and planned power cut. Instants are milliseconds. */
interface OffersRequestTable {
  /** A keyed hash of meter point and incident reference. */
  place_hash: string;
  /** The Idempotency-Key with which it is delivered. */
  key: string;
  /** A keyed hash of the body sent with the caller's own key. */
  body_mark: string | null;
  accepted_at: number;
}

/** The embedded operator's data about a meter point and its planned work. */
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

/**
 * One bot token and the act it was used for. Instants are milliseconds.
 * docs/decisions/once-and-limits.md
 */
interface BotUseTable {
  token: string;
  /** A keyed hash of the act, only compared for equality. */
  act: string;
  /** The configured service's score; null if none was asked. */
  said: number | null;
  used_at: number;
}

/** One subject's remaining rate limit, shared by all processes. */
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
 * A source's health on one day (London), counted by all processes. Instants are milliseconds.
 * docs/decisions/status.md
 */
interface SourceDaysTable {
  source: string;
  /** "2026-11-23" */
  day: string;
  ok: number;
  failed: number;
  last_ok_at: number | null;
  last_failed_at: number | null;
  /** The category of its last failure. */
  trouble: string | null;
}

interface StatusTables {
  source_days: SourceDaysTable;
}
