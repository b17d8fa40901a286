import type { Instant } from '~/domain/time/instant';
import { clock, moment } from '~/domain/time/speak-time';
import { englishTimes } from '~/words/english-times';
import type { IncidentSnapshot } from './incidents';

/** Whether `Last-Modified` is the feed's own time or its records' (api.openapi.yaml). */
export const DATA_SOURCE = 'Data-Told-By';
export const CONFIRMED_AT = 'Data-Confirmed';

/** Without the age of the data, `Last-Modified` is when the snapshot was confirmed. */
export function ageHeaders({
  takenAt,
  data,
}: Pick<IncidentSnapshot, 'takenAt' | 'data'>): Record<string, string> {
  return {
    'Last-Modified': new Date(data?.unchangedSince ?? takenAt).toUTCString(),
    [CONFIRMED_AT]: new Date(takenAt).toUTCString(),
    ...(data && { [DATA_SOURCE]: data.source }),
  };
}

/**
 * In London time, so an open page needs no calendar of its own. Without a time from the feed there
 * is no `Data-In-Words`: a change we noticed isn't a time the records gave.
 */
export const agesInWords = (
  { data }: Pick<IncidentSnapshot, 'data'>,
  now: Instant,
): Record<string, string> => ({
  'Checked-In-Words': clock(now, englishTimes),
  ...(data?.source === 'feed' && { 'Data-In-Words': moment(data.at, now, englishTimes) }),
});
