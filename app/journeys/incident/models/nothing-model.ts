import type { Instant } from '~/domain/time/instant';
import type { AnswerModel, Checked } from './answer-model';
import { sentenceOf } from '../words/sentence-with-time';
import type { IncidentTexts } from '../words/days-in-words';

/** For the searched address; null without a meter, or if it did not answer. */
export type MeterWord = 'on' | 'off' | null;

export interface NothingModel {
  readonly kind: 'nothing';
  readonly aware: boolean;
  readonly title: string;
  readonly answer: AnswerModel;
  readonly meter: MeterWord;
  readonly mapLabel: string;
  /** Null where "no power cuts" would be false or unknown. */
  readonly mapNote: string | null;
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
  /** How many homes of the postcode have a power cut of their own, if one may be the visitor's. */
  readonly homesOff: number;
  readonly checked: Checked;
}

/** "2 Saddler Street", without town and postcode. */
function streetLine(fullAddress: string): string {
  const lines = fullAddress.split(',').map((line) => line.trim());
  return lines.slice(0, Math.max(1, lines.length - 2)).join(', ');
}

const ours = (text: string): AnswerModel['lead'] => [{ text, operators: false }];

type Wording = Pick<NothingModel, 'title'> &
  Pick<AnswerModel, 'status' | 'chip' | 'sentence' | 'lead'> & { readonly place: string };

function wordingOf(context: NothingContext): Wording {
  const { t, aware, postcode, fullAddress, atPin, meter, homesOff } = context;
  const area = postcode ?? t(atPin ? 'yourPin' : 'addressUnknown');
  if (meter === 'off')
    return {
      status: 'cut',
      chip: t('chipMeterOff'),
      title: t('titleMeterOff'),
      sentence: sentenceOf(t('meterOffSentence'), t('meterOffHour')),
      lead: ours(t(aware ? 'meterOffAware' : 'meterOffLead')),
      place: fullAddress ? t('yourAddress') : area,
    };
  if (aware)
    return {
      status: 'aware',
      chip: t('chipAware'),
      title: t('titleAware', { place: area }),
      sentence: sentenceOf(t('aware', { place: area }), t('awareHour')),
      lead: [],
      place: area,
    };
  const lead = atPin ? ours(t('leadPin')) : [];
  // It may be the visitor's home, so "none" would be false.
  if (homesOff > 0)
    return {
      status: 'aware',
      chip: t('chipNearby'),
      title: t('titleNotAwareOthers', { place: area, count: homesOff }),
      sentence: sentenceOf(
        t('notAwareOthers', { place: area, count: homesOff }),
        t('notAwareHour'),
      ),
      lead,
      place: area,
    };
  // The title is in tabs and analytics, so it does not name the home.
  const title = fullAddress
    ? t('titleNotAware', { place: t('yourAddress') })
    : postcode
      ? t('titleNotAware', { place: postcode })
      : t('titleNotAwareHere');
  const place = fullAddress ? streetLine(fullAddress) : area;
  return {
    status: 'none',
    chip: t('chipNone'),
    title,
    sentence: sentenceOf(t('notAware', { place }), t('notAwareHour')),
    lead,
    place,
  };
}

/**
 * What the smart meter says, "aware" if calls were logged, else "no incident reported" (J-882,
 * J-1026).
 */
export function nothingModel(context: NothingContext): NothingModel {
  const { t, aware, postcode, fullAddress, meter, checked } = context;
  const { title, place, ...answer } = wordingOf(context);
  return {
    kind: 'nothing',
    aware,
    title,
    answer: {
      ...answer,
      where: fullAddress ?? postcode,
      searched: postcode ?? '',
      rule: null,
      facts: [],
      checked,
    },
    meter,
    mapLabel: t('mapNone', { place }),
    mapNote: answer.status === 'none' ? t('noneNear', { place }) : null,
  };
}
