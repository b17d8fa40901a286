import type { IncidentSnapshot } from './incidents';

/** Who tells the time in `Last-Modified`: the feed of itself, or only its records. Wire contract, LastModified. */
export const TOLD_BY = 'Data-Told-By';
/** When the source last confirmed the picture. Wire contract, LastModified. */
export const CONFIRMED_AT = 'Data-Confirmed';

/** The age of the data that an answer is made from. Where nobody tells it, when the picture was confirmed is all there is. */
export function ageHeaders({ takenAt, data }: Pick<IncidentSnapshot, 'takenAt' | 'data'>): Record<string, string> {
  return {
    'Last-Modified': new Date(data?.unchangedSince ?? takenAt).toUTCString(),
    [CONFIRMED_AT]: new Date(takenAt).toUTCString(),
    ...(data && { [TOLD_BY]: data.toldBy }),
  };
}
