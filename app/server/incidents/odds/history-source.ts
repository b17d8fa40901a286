import type { Course } from '~/domain/odds/course';
import type { Instant } from '~/domain/time/instant';

/** The history that odds are learned from. */
export interface PowerCutHistory {
  /** The model is stored under this name, so that one history is never mistaken for another. */
  readonly name: 'recorded' | 'invented';
  /**
   * Yields the courses that began between two times, in batches small enough to process without
   * yielding.
   */
  courses(
    from: Instant,
    until: Instant,
  ): AsyncIterable<readonly Course[]> | Iterable<readonly Course[]>;
  /** Returns what is known about these power cuts from before this process started. */
  pasts(): Promise<readonly (readonly [reference: string, past: Past])[]>;
}

/** A power cut's earlier state, as far as odds need it. */
export interface Past {
  /** The largest reported number of customers. */
  readonly customers: number;
  /** The earliest time of the report. */
  readonly reportedAt: Instant | null;
  readonly wasRestored: boolean;
}

export const NO_PAST: Past = { customers: 0, reportedAt: null, wasRestored: false };

/** Merges the earlier state with the current one. */
export const addToPast = (
  past: Past,
  facts: Pick<Past, 'customers' | 'reportedAt'> & { readonly isRestored: boolean },
): Past => ({
  customers: Math.max(past.customers, facts.customers),
  reportedAt:
    past.reportedAt === null || facts.reportedAt === null
      ? (past.reportedAt ?? facts.reportedAt)
      : Math.min(past.reportedAt, facts.reportedAt),
  wasRestored: past.wasRestored || facts.isRestored,
});
