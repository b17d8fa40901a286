import type { Flags } from '~/domain/incident/flags';
import type { IncidentTextKey } from '~/words/incident';
import type { IconName } from '~/ui/icon-paths';
import type { VisualStatus } from '~/ui/status';

export interface StatusWord {
  readonly status: VisualStatus;
  readonly chip: IncidentTextKey;
  readonly icon?: IconName;
}

/** Cancelled beats restored beats planned (J-895). */
export function statusOf({ isMultiple, isPlanned, isCancelled, isRestored }: Flags): StatusWord {
  if (isMultiple) return { status: 'multiple', chip: 'chipMultiple' };
  if (isPlanned && isCancelled) return { status: 'none', chip: 'chipCancelled', icon: 'cross' };
  if (isRestored) return { status: 'restored', chip: 'chipRestored' };
  return isPlanned
    ? { status: 'planned', chip: 'chipPlanned' }
    : { status: 'cut', chip: 'chipCut' };
}
