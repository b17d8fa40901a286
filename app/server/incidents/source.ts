import type { DataTime } from '~/domain/incident/data-age';
import type { SourceCredit } from '~/domain/open/source-credit';
import type { Instant } from '~/domain/time/instant';
import type { ParsedFeed } from './wire/parse-feed';

/** When the source confirmed its data, and how old it says they are (null: only the records tell). */
export interface SourceTimes {
  readonly takenAt: Instant;
  readonly dataTime: DataTime | null;
}

/** The answer of a source: unchanged, or the whole list. */
export type SourceAnswer =
  | ({ readonly kind: 'same' } & SourceTimes)
  | ({
      readonly kind: 'list';
      readonly feed: ParsedFeed;
      /** Already accepted by another node. */
      readonly isAccepted?: true;
    } & SourceTimes);

/** The age of data as the feed itself gives it. */
export const dataTimeOfFeed = (at: Instant): DataTime => ({
  at,
  source: 'feed',
  unchangedSince: at,
});

/** Where incidents come from: a feed, or the operator's service. */
export interface IncidentSource {
  /**
   * Reads the source. With `whole` it must not answer `same`: the last answer was rejected and has
   * to be seen again. Rejects with `unavailable` only.
   */
  read(now: Instant, whole: boolean): Promise<SourceAnswer>;
  /** Returns a sentence on the last answer if it has records of an unknown shape, else null. */
  startupError?(): string | null;
  /** Returns the credit that the source's licence asks for, once its shape is known. */
  credit?(): SourceCredit | null;
  /** Returns the shortest time between two readings that the source allows. */
  leastMs?(): number;
}
