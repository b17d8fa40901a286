import type { Generated } from 'kysely';
import type { AddressTables } from './address-tables';
import type { FormTables } from './form-tables';
import type { MpanTables } from './mpan-tables';
import type { OffersTables } from './offers-tables';
import type { MeterTables } from './meter-tables';
import type { OnceTables } from './once-tables';
import type { PreviewTables } from './preview-tables';
import type { SupplyTables } from './supply-tables';
import type { TextUpdateTables } from './text-update-tables';
import type { UploadTables } from './upload-tables';

/**
 * One row per change of an incident, so that durations and the honesty of estimates can be learned later.
 * Architecture, "How data flows" 1. Instants are milliseconds, as everywhere in the site.
 */
export interface IncidentHistoryTable {
  id: Generated<number>;
  reference: string;
  seen_at: number;
  /** 1 where the incident was no longer in the picture; the other columns then repeat what was last known. */
  gone: number;
  /** A digest of what counts as a change: two rows in a row never share it. */
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

/** What the site wrote to see whether it can write. */
export interface StoreProbeTable {
  id: Generated<number>;
  written_at: number;
  filling: string;
}

/** Every table of the store. A room that needs one adds it here and a migration of its own beside the others. */
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
    PreviewTables {
  incident_history: IncidentHistoryTable;
  store_probe: StoreProbeTable;
}
