import type { Situation } from '~/domain/incident/situation';
import { plannedWhen, shortEstimate, type DayStyle, type IncidentTexts } from './days-in-words';

/**
 * States the answer for tabs, bookmarks and screen readers: "Power cut in CB1 9: back between 4pm
 * and 5:30pm today"; `days` for a title that others keep.
 */
export function titleOf(
  { outlook, estimate, now, isPlanned }: Situation,
  { t, place, days = 'near' }: { t: IncidentTexts; place: string; days?: DayStyle },
): string {
  const what = t(isPlanned ? 'titlePlannedWork' : 'titlePowerCut', { place });
  switch (outlook.phase) {
    case 'several':
      return t('titleMultiple', { place });
    case 'cancelled':
      return t('titleCancelled', { place });
    case 'restored':
      return t('titleRestored', { place });
    case 'planned':
    case 'today':
    case 'under-way':
    case 'late': {
      if (outlook.phase === 'late' && outlook.precision !== 'day') return what;
      const when = plannedWhen(outlook, now, t, days);
      return when ? t('titlePlanned', { place, when }) : t('titleUnknown', { what });
    }
    case 'off': {
      const when = shortEstimate(estimate, now, t, days);
      if (when === null) return t('titleUnknown', { what });
      return outlook.overdue ? t('titleOverdue', { what }) : t('titleBack', { what, when });
    }
  }
}
