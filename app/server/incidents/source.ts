import type { DataTime } from '~/domain/incident/data-age';
import type { Instant } from '~/domain/time/instant';
import type { ParsedFeed } from './wire/parse-feed';

/** When the source confirmed its picture, and from when it says that its data are: null where only the records can tell. */
export interface SourceTimes {
  readonly takenAt: Instant;
  readonly told: DataTime | null;
}

/** What a source says when it is asked: nothing new, or the whole list again. */
export type SourceAnswer =
  | ({ readonly kind: 'same' } & SourceTimes)
  | ({
      readonly kind: 'list';
      readonly feed: ParsedFeed;
      /** Another node has judged it already. */
      readonly isBelieved?: true;
    } & SourceTimes);

/** What a feed says of itself. */
export const toldByFeed = (at: Instant): DataTime => ({ at, toldBy: 'feed', unchangedSince: at });

/** Where the incidents come from: a feed, or an operator's service. */
export interface IncidentSource {
  /**
   * Rejects with `unavailable` only. With `whole` it must not answer `same`: the reader did not believe the last answer and
   * wants to see it again.
   */
  read(now: Instant, whole: boolean): Promise<SourceAnswer>;
}
