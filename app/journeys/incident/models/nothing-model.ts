import type { Instant } from '~/domain/time/instant';
import type { AnswerModel, Checked } from './answer-model';
import { sentenceOf } from '../words/sentence';
import type { IncidentTexts } from '../words/when';

/** The smart meter's answer for the searched address; null without one, or if it did not answer. */
export type MeterWord = 'on' | 'off' | null;

export interface NothingModel {
  readonly kind: 'nothing';
  readonly aware: boolean;
  readonly title: string;
  readonly answer: AnswerModel;
  readonly meter: MeterWord;
  readonly mapLabel: string;
  readonly place: string;
}

export interface NothingContext {
  readonly t: IncidentTexts;
  readonly now: Instant;
  readonly aware: boolean;
  /** "CB1 9ZA", the sector, or null if only a pin or nothing is known. */
  readonly postcode: string | null;
  readonly fullAddress: string | null;
  readonly atPin: boolean;
  readonly meter: MeterWord;
  readonly checked: Checked;
}

/**
 * Returns the page without an incident: "aware" if calls were logged, else "no incident reported".
 * Journeys, sections 2 and 4; decision J-882.
 */
export function nothingModel({ t, aware, postcode, fullAddress, atPin, meter, checked }: NothingContext): NothingModel {
  const place = postcode ?? t(atPin ? 'yourPin' : 'addressUnknown');
  const kind = aware ? 'aware' : 'notAware';
  const title = aware ? t('titleAware', { place }) : postcode ? t('titleNotAware', { place }) : t('titleNotAwareHere');
  return {
    kind: 'nothing',
    aware,
    title,
    answer: {
      status: aware ? 'aware' : 'none',
      chip: t(aware ? 'chipAware' : 'chipNone'),
      where: fullAddress ?? postcode,
      searched: postcode ?? '',
      sentence: sentenceOf(t(kind, { place: fullAddress && !aware ? t('yourAddress') : place }), t(`${kind}Hour`)),
      lead: atPin ? t('leadPin') : null,
      rule: null,
      facts: [],
      checked,
    },
    meter,
    mapLabel: t('mapNone', { place }),
    place,
  };
}
