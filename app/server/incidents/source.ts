import type { DataTime } from '~/domain/incident/data-age';
import type { SourceCredit } from '~/domain/open/source-credit';
import type { Instant } from '~/domain/time/instant';
import type { ParsedFeed } from './wire/parse-feed';

/** `dataTime` null: only the records tell how old the data are. */
export interface SourceTimes {
  readonly takenAt: Instant;
  readonly dataTime: DataTime | null;
}

export type SourceAnswer =
  | ({ readonly kind: 'same' } & SourceTimes)
  | ({
      readonly kind: 'list';
      readonly feed: ParsedFeed;
      readonly isAccepted?: true;
    } & SourceTimes);

export const dataTimeOfFeed = (at: Instant): DataTime => ({
  at,
  source: 'feed',
  unchangedSince: at,
});

export interface IncidentSource {
  /** `whole` forbids `same`: the last answer was rejected. Rejects with `unavailable` only. */
  read(now: Instant, whole: boolean): Promise<SourceAnswer>;
  /** A sentence if the last answer has records of an unknown shape, else null. */
  startupError?(): string | null;
  credit?(): SourceCredit | null;
  leastMs?(): number;
}
