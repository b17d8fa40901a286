import type { Situation } from '~/domain/incident/situation';
import {
  dayIn,
  plannedWhen,
  shortEstimate,
  type DayStyle,
  type IncidentTexts,
} from './days-in-words';

/**
 * States the answer for tabs, bookmarks and screen readers: "Power cut in CB1 9: back between 4pm
 * and 5:30pm today"; `days` for a title that others keep.
 */
export function titleOf(
  { header, now, isPlanned }: Situation,
  { t, place, days = 'near' }: { t: IncidentTexts; place: string; days?: DayStyle },
): string {
  const what = t(isPlanned ? 'titlePlannedWork' : 'titlePowerCut', { place });
  switch (header.kind) {
    case 'multiple':
      return t('titleMultiple', { place });
    case 'planned-cancelled':
      return t('titleCancelled', { place });
    case 'planned-restored':
    case 'restored':
      return t('titleRestored', { place });
    case 'planned-upcoming':
    case 'planned-active': {
      const when = plannedWhen(header.plannedAt, header.estimate, now, t, days);
      return when ? t('titlePlanned', { place, when }) : t('titleUnknown', { what });
    }
    case 'planned-day':
      return t('titlePlanned', { place, when: dayIn(days, header.plannedAt, now, t) });
    case 'planned-should-have-started':
      return what;
    case 'single-premise':
      if (header.stage === 'restored') return t('titleRestored', { place });
      break;
    case 'unplanned':
      break;
  }
  const { estimate } = header;
  const when = shortEstimate(estimate, now, t, days);
  if (when === null) return t('titleUnknown', { what });
  return estimate.kind !== 'to-be-confirmed' && estimate.overdue
    ? t('titleOverdue', { what })
    : t('titleBack', { what, when });
}
