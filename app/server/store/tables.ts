import type { Generated } from 'kysely';
import type { AddressTables } from './address-tables';
import type { FormTables } from './form-tables';
import type { SupplyTables } from './supply-tables';
import type { TextUpdateTables } from './text-update-tables';
import type { UploadTables } from './upload-tables';

/**
 * One row per change of an incident, so that durations and the accuracy of estimates can be learned later.
 * Architecture, "How data flows" 1. Instants are milliseconds, as everywhere in the site.
 */
export interface IncidentHistoryTable {
  id: Generated<number>;
  reference: string;
  seen_at: number;
  /** 1 where the incident was no longer in the picture; the other columns then repeat what was last known. */
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

/** The picture of the incidents as the node that leads last believed it; the others read it. docs/decisions/edge.md */
export interface IncidentPictureTable {
  source: string;
  /** Of the way in which it is written. */
  version: number;
  revision: string;
  taken_at: number;
  /** JSON: from when the data are. */
  data: string | null;
  /** By the clock of the database. */
  written_at: number;
  /** The cleaned records as gzipped JSON in base64. */
  records: string;
}

/** What the site writes to see whether it can write. */
export interface StoreProbeTable {
  id: Generated<number>;
  written_at: number;
  filling: string;
}

/** Every table of the store. Whoever needs a new one adds it here, with a migration of its own beside the others. */
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

/** A preview link that was made or opened. docs/decisions/previews.md */
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

/** One attempt of one visit to ask a smart meter. Instants are milliseconds; meter and visit are keyed hashes. */
interface MeterPingTable {
  meter: string;
  visit: string;
  /** 1 to 3: a place among the attempts, taken for an hour. Specification: form engine, section 9. */
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

/** That a request for a meter point number was accepted, and under which reference. What it says is in the outbox alone. */
interface MpanRequestTable {
  id: Generated<number>;
  /** The channel of the outbox. */
  kind: string;
  /** The Idempotency-Key: the same one is the same request. */
  key: string;
  /** A keyed mark of the body: another body under the key is refused. */
  body_mark: string;
  reference: string;
  accepted_at: number;
}

interface MpanTables {
  mpan_request: MpanRequestTable;
}

/** That items were requested for one meter point and one planned power cut: there is one such request. Instants are milliseconds. */
interface OffersRequestTable {
  /** A keyed hash of meter point and incident reference. */
  place_hash: string;
  /** The Idempotency-Key under which it is delivered. */
  key: string;
  /** A keyed mark of what came with a key of the caller's own. */
  body_mark: string | null;
  accepted_at: number;
}

/** What the embedded operator knows of a meter point and its planned work. */
interface PlannedRegistrationTable {
  mpan_hash: string;
  /** Empty where the form named no planned work. */
  incident_reference: string;
  filled_at: number | null;
  has_email: number;
  redeemed_at: number | null;
}

interface OffersTables {
  offers_request: OffersRequestTable;
  planned_registration: PlannedRegistrationTable;
}

/** One bot token and the one act that it was used for. Instants are milliseconds. docs/decisions/once-and-limits.md */
interface BotUseTable {
  token: string;
  /** A keyed mark of the act: only equality is ever asked. */
  act: string;
  /** What a configured service said of it; null where none was asked. */
  said: number | null;
  used_at: number;
}

/** How much one subject has left of something, for all processes together. */
interface AllowanceTable {
  name: string;
  /** A keyed mark of a number or an e-mail address. */
  subject: string;
  /** When all of it is available again; from then on the row means nothing. */
  clear_at: number;
}

interface OnceTables {
  bot_use: BotUseTable;
  allowance: AllowanceTable;
}

/** How a source fared on one day in London, as counted by all processes. Instants are milliseconds. docs/decisions/status.md */
interface SourceDaysTable {
  source: string;
  /** "2026-11-23" */
  day: string;
  ok: number;
  failed: number;
  last_ok_at: number | null;
  last_failed_at: number | null;
  /** Why it failed last, as one of a few words. */
  trouble: string | null;
}

interface StatusTables {
  source_days: SourceDaysTable;
}
