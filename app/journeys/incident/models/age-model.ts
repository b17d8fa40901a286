import { ageKind, isVeryOld, type DataTime } from '~/domain/incident/data-age';
import type { Instant } from '~/domain/time/instant';
import { clockAndDate, momentOf } from '~/domain/time/speak-time';
import type { IncidentTexts } from '../words/when';

/** What a page says of the age of its data. */
export interface AgeModel {
  /** From when the data are; null where nobody tells. */
  readonly time: string | null;
  /** When we last looked. */
  readonly looked: string;
  /** Of `time`, else of `looked`; for machines. */
  readonly iso: string;
  /** What has to be said beside the time; null where the data are fresh. */
  readonly sentence: string | null;
  /** The sentence is the first thing to be read. */
  readonly first: boolean;
  /** The source answers and the data are fresh: the dot pulses. */
  readonly live: boolean;
}

export interface Age {
  readonly takenAt: Instant;
  readonly stale: boolean;
  readonly data: DataTime | null;
}

/** Words for the age of a picture. `staleWords` says that the source does not answer. Decisions, "Age of data"; style rule "Stale carries its time". */
export function ageModel(
  { takenAt, stale, data }: Age,
  now: Instant,
  t: IncidentTexts,
  staleWords = (time: string) => t('stale', { time }),
): AgeModel {
  const kind = ageKind(data, now);
  const looked = momentOf(takenAt, now, t);
  const time = data && momentOf(data.at, now, t);
  // Where only the records tell, what we knew is what we saw when we looked.
  const knownAt = data?.source === 'feed' ? Math.min(data.at, takenAt) : takenAt;
  const unchanged =
    kind === 'unchanged' && data ? t('ageUnchanged', { time: clockAndDate(data.unchangedSince, t), looked }) : null;
  const from = time !== null && (kind === 'old' || kind === 'very-old') ? t('ageFrom', { time }) : null;
  const sentences = stale ? [staleWords(momentOf(knownAt, now, t)), unchanged] : [from ?? unchanged];
  const sentence = sentences.filter(Boolean).join(' ') || null;
  return {
    time,
    looked,
    iso: new Date(data?.at ?? takenAt).toISOString(),
    sentence,
    first: kind === 'very-old' || (stale && isVeryOld(knownAt, now)),
    live: !stale && (kind === 'fresh' || kind === 'unknown'),
  };
}
