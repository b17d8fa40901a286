import type { Course } from '~/domain/odds/course';
import type { Instant } from '~/domain/time/instant';

export interface PowerCutHistory {
  /** The model is stored under this name, so that one history is never mistaken for another. */
  readonly name: 'recorded' | 'invented';
  /** In batches small enough to process without yielding. */
  courses(
    from: Instant,
    until: Instant,
  ): AsyncIterable<readonly Course[]> | Iterable<readonly Course[]>;
  pasts(): Promise<readonly (readonly [reference: string, past: Past])[]>;
}

export interface Past {
  readonly customers: number;
  readonly reportedAt: Instant | null;
  readonly wasRestored: boolean;
}

export const NO_PAST: Past = { customers: 0, reportedAt: null, wasRestored: false };

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
