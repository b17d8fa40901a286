import type { Instant } from '~/domain/time/instant';
import type { SourceCredit } from '~/domain/open/source-credit';
import type { Raw } from '../wire/read-values';
import type { FeedRequest } from './request';
import type { FeedContext, TimeMember } from './times';

/** What a feed never says, for the report of `npm run feed`. */
export type Gap = 'counts' | 'estimates' | 'ends' | 'report times' | 'postcodes' | 'planned work';

export interface FeedShape {
  /** As in INCIDENTS_SHAPE, such as "npg-rest". */
  readonly id: string;
  readonly operator: string;
  /** Null if the source states no licence. */
  readonly attribution: SourceCredit | null;
  readonly request: FeedRequest;
  readonly everySeconds: number;
  readonly format?: 'csv';
  readonly listPath: readonly string[];
  /** The answer says that it failed; a list in it says nothing. */
  readonly hasFailed?: (body: Raw) => boolean;
  /** Members that tell the shape: a record with all of one row of them is of this shape. */
  readonly members: readonly (readonly string[])[];
  /** A member that rows of one incident share, if an incident is several rows. */
  readonly groupBy?: string;
  /** Beside the list: when the answer was made. */
  readonly madeAt?: TimeMember | null;
  /** In each record: when it was written. The newest is the age of the data. */
  readonly recordTime?: TimeMember;
  readonly anchor?: (rows: readonly unknown[], now: Instant) => Instant;
  /** Never copies a row: households, meter points, priority customers and staff stay out. */
  readonly toLive: (rows: readonly [Raw, ...Raw[]], context: FeedContext) => Raw;
  /** A record that doesn't change may become over by the clock, so each reading converts it. */
  readonly endsByClock?: true;
  /** Restored incidents leave the list without a word. */
  readonly endsByVanishing: boolean;
  readonly gaps: readonly Gap[];
}
