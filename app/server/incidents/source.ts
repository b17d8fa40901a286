import type { Instant } from '~/domain/instant';
import type { ParsedFeed } from './wire/parse-feed';

/** What a source says when it is asked: nothing new, or the whole list again. */
export type SourceAnswer =
  | { readonly kind: 'same'; readonly takenAt: Instant }
  | { readonly kind: 'list'; readonly takenAt: Instant; readonly feed: ParsedFeed };

/** Where the incidents come from: a feed, an operator's service or the embedded network. */
export interface IncidentSource {
  /**
   * Rejects with `unavailable` only. With `whole` it must not answer `same`: the reader did not believe the last answer and
   * wants to see it again.
   */
  read(now: Instant, whole: boolean): Promise<SourceAnswer>;
}
