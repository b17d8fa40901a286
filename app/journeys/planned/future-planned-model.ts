import { causeOf } from '~/domain/incident/cause';
import { endOf, estimateOf } from '~/domain/incident/estimate';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/time/instant';
import { clock, dayAndDate } from '~/domain/time/speak-time';
import type { Texts } from '~/words/texts';
import type {
  incidentSaid,
  language as languageTexts,
  planned as plannedTexts,
} from '#words/en.json';
import { closing } from '~/domain/time/london-time';
import { operatorText, type OperatorText } from '~/journeys/incident/words/operator-text';
import { sameDay } from '~/journeys/incident/words/days-in-words';

export interface FuturePlannedModel {
  readonly reference: string;
  /** "Tuesday 24 November", "Tomorrow, Saturday 21 November" */
  readonly date: string;
  readonly hours: string | null;
  readonly reason: OperatorText | null;
  readonly address: string | null;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function futurePlannedModel(
  incident: Incident,
  now: Instant,
  t: Texts<typeof plannedTexts & typeof languageTexts & typeof incidentSaid>,
  address: string | null,
): FuturePlannedModel {
  const { plannedAt, reference } = incident;
  const reason = causeOf(incident, { storm: false });
  const end = endOf(estimateOf(incident, { storm: false, now }));
  const sameDayEnd =
    plannedAt !== null && end !== null && end > plannedAt && sameDay(plannedAt, closing(end))
      ? end
      : null;
  const from = plannedAt === null ? null : clock(plannedAt, t);
  const hours =
    from === null
      ? null
      : sameDayEnd === null
        ? t('futureFrom', { from })
        : t('futureBetween', { from, to: clock(sameDayEnd, t) });
  return {
    reference,
    date: plannedAt === null ? '' : capital(dayAndDate(plannedAt, now, t)),
    hours,
    reason: reason === null ? null : operatorText(reason, t),
    address,
  };
}
