import type { IconName } from './icon-paths';

/** What colour, icon, word and line speak of together; goes into `data-s` (design, visual.md, "Status"). */
export type VisualStatus = 'cut' | 'planned' | 'restored' | 'multiple' | 'aware' | 'none';

export const statusIcon: Record<VisualStatus, IconName> = {
  cut: 'power-cut',
  planned: 'planned',
  restored: 'restored',
  multiple: 'multiple',
  aware: 'info',
  none: 'search',
};
