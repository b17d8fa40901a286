import { isCancelled, isMultiple, isPlanned, isRestored } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import type { Instant } from '~/domain/instant';
import type { IncidentTextKey } from '~/cms/texts/incident-words';
import type { IconName } from '~/ui/icon-paths';
import type { VisualStatus } from '~/ui/status';

export interface StatusWord {
  readonly status: VisualStatus;
  readonly chip: IncidentTextKey;
  readonly icon?: IconName;
}

/** Colour, word and icon of an incident. Visual identity, "Status"; cancelled beats restored beats planned (decision J-895). */
export function statusOf(incident: Incident, now: Instant): StatusWord {
  if (isMultiple(incident)) return { status: 'multiple', chip: 'chipMultiple' };
  if (isPlanned(incident) && isCancelled(incident)) return { status: 'none', chip: 'chipCancelled', icon: 'cross' };
  if (isRestored(incident, now)) return { status: 'restored', chip: 'chipRestored' };
  return isPlanned(incident) ? { status: 'planned', chip: 'chipPlanned' } : { status: 'cut', chip: 'chipCut' };
}
