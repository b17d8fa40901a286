import type { Generated } from 'kysely';
import type { AddressTables } from './address-tables';
import type { FormTables } from './form-tables';
import type { MpanTables } from './mpan-tables';
import type { OffersTables } from './offers-tables';
import type { MeterTables } from './meter-tables';
import type { OnceTables } from './once-tables';
import type { PreviewTables } from './preview-tables';
import type { StatusTables } from './status-tables';
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
