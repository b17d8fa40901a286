/** How a source fared on one day in London, as counted by all processes. Instants are milliseconds. docs/decisions/status.md */
export interface SourceDaysTable {
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

export interface StatusTables {
  source_days: SourceDaysTable;
}
