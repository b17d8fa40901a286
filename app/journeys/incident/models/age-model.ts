import { ageKind, isVeryOld, type DataTime } from '~/domain/incident/data-age';
import type { Instant } from '~/domain/time/instant';
import { moment } from '~/domain/time/speak-time';
import type { IncidentTexts } from '../words/days-in-words';

export interface AgeModel {
  /** Null if unknown. */
  readonly time: string | null;
  readonly checked: string;
  /** `time`, else `looked`, in ISO 8601. */
  readonly iso: string;
  /** Null if the data are fresh. */
  readonly sentence: string | null;
  readonly first: boolean;
  /** The source answers and the data are fresh: the dot pulses. */
  readonly live: boolean;
}

export interface Age {
  readonly takenAt: Instant;
  readonly stale: boolean;
  readonly data: DataTime | null;
}

/** `staleWords` says that the source does not answer (docs/decisions/agreed.md, "Age of data"). */
export function ageModel(
  { takenAt, stale, data }: Age,
  now: Instant,
  t: IncidentTexts,
  staleWords = (time: string) => t('stale', { time }),
): AgeModel {
  const kind = ageKind(data, now);
  const checked = moment(takenAt, now, t);
  const time = data && moment(data.at, now, t);
  // If only the records carry a time, we go by when we polled.
  const knownAt = data?.source === 'feed' ? Math.min(data.at, takenAt) : takenAt;
  const unchanged =
    kind === 'unchanged' && data
      ? t('ageUnchanged', {
          time: moment(data.unchangedSince, now, t),
          looked: checked,
        })
      : null;
  const from =
    time !== null && (kind === 'old' || kind === 'very-old') ? t('ageFrom', { time }) : null;
  const sentences = stale ? [staleWords(moment(knownAt, now, t)), unchanged] : [from ?? unchanged];
  const sentence = sentences.filter(Boolean).join(' ') || null;
  return {
    time,
    checked,
    iso: new Date(data?.at ?? takenAt).toISOString(),
    sentence,
    first: kind === 'very-old' || (stale && isVeryOld(knownAt, now)),
    live: !stale && (kind === 'fresh' || kind === 'unknown'),
  };
}
