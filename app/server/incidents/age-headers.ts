import type { Instant } from '~/domain/time/instant';
import { clock, moment } from '~/domain/time/speak-time';
import { englishTimes } from '~/words/english-times';
import type { IncidentSnapshot } from './incidents';

/** Where the time in `Last-Modified` comes from: the feed itself, or only its records. Wire contract, LastModified. */
export const DATA_SOURCE = 'Data-Told-By';
/** When the source last confirmed the snapshot. Wire contract, LastModified. */
export const CONFIRMED_AT = 'Data-Confirmed';

/** Headers with the age of the data; without it, `Last-Modified` is when the snapshot was confirmed. */
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
 * The same as text in London time, so an open page can show it without a calendar of its own.
 * Without a time from the feed there is no `Data-In-Words`: a change we noticed isn't a time the
 * records gave. Wire contract, CheckedInWords and DataInWords.
 */
export const agesInWords = (
  { data }: Pick<IncidentSnapshot, 'data'>,
  now: Instant,
): Record<string, string> => ({
  'Checked-In-Words': clock(now, englishTimes),
  ...(data?.source === 'feed' && { 'Data-In-Words': moment(data.at, now, englishTimes) }),
});
