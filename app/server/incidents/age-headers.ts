import type { Instant } from '~/domain/time/instant';
import { clock, momentOf } from '~/domain/time/speak-time';
import { englishTimes } from '~/words/english-times';
import type { IncidentSnapshot } from './incidents';

/** Where the time in `Last-Modified` comes from: the feed itself, or only its records. Wire contract, LastModified. */
export const TOLD_BY = 'Data-Told-By';
/** When the source last confirmed the picture. Wire contract, LastModified. */
export const CONFIRMED_AT = 'Data-Confirmed';

/** The age of the data that an answer is made from. Where nothing tells it, there is only the time at which the picture was confirmed. */
export function ageHeaders({ takenAt, data }: Pick<IncidentSnapshot, 'takenAt' | 'data'>): Record<string, string> {
  return {
    'Last-Modified': new Date(data?.unchangedSince ?? takenAt).toUTCString(),
    [CONFIRMED_AT]: new Date(takenAt).toUTCString(),
    ...(data && { [TOLD_BY]: data.toldBy }),
  };
}

/**
 * The same in London's words, for a page that is open in a browser: it needs no calendar of its own to say when it last heard of us.
 * Where only the records tell, the page has their time already, and a change that we saw is no time of theirs: it is not said.
 * Wire contract, CheckedInWords and DataInWords.
 */
export const agesInWords = ({ data }: Pick<IncidentSnapshot, 'data'>, now: Instant): Record<string, string> => ({
  'Checked-In-Words': clock(now, englishTimes),
  ...(data?.toldBy === 'feed' && { 'Data-In-Words': momentOf(data.at, now, englishTimes) }),
});
