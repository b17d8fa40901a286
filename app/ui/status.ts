import type { IconName } from './icon-paths';

/** Goes into `data-s`. */
export type VisualStatus = 'cut' | 'planned' | 'restored' | 'multiple' | 'aware' | 'none';

export const statusIcon: Record<VisualStatus, IconName> = {
  cut: 'power-cut',
  planned: 'planned',
  restored: 'restored',
  multiple: 'multiple',
  aware: 'info',
  none: 'search',
};
