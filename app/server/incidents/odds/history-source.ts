import type { Course } from '~/domain/odds/course';
import type { Instant } from '~/domain/time/instant';

/** Where odds are learned from. */
export interface PowerCutHistory {
  /** Under which what was learned is kept: one history is never taken for another. */
  readonly name: 'recorded' | 'invented';
  /** The courses that began between two moments, in pieces small enough that whoever reads them need not pause within one. */
  courses(from: Instant, until: Instant): AsyncIterable<readonly Course[]> | Iterable<readonly Course[]>;
  /** What is known of these power cuts from before this process saw them. */
  pasts(): Promise<readonly (readonly [reference: string, past: Past])[]>;
}

/** What a power cut was like before this moment, as far as odds ask. */
export interface Past {
  /** The largest number of customers that was ever said. */
  readonly customers: number;
  /** The earliest time of the report that was ever said. */
  readonly reportedAt: Instant | null;
  readonly wasRestored: boolean;
}

export const NO_PAST: Past = { customers: 0, reportedAt: null, wasRestored: false };

/** What was known, and what is said now. */
export const addToPast = (
  past: Past,
  said: Pick<Past, 'customers' | 'reportedAt'> & { readonly isRestored: boolean },
): Past => ({
  customers: Math.max(past.customers, said.customers),
  reportedAt:
    past.reportedAt === null || said.reportedAt === null
      ? (past.reportedAt ?? said.reportedAt)
      : Math.min(past.reportedAt, said.reportedAt),
  wasRestored: past.wasRestored || said.isRestored,
});
