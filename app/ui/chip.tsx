import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { statusIcon, type VisualStatus } from './status';

export interface StatusChipProps {
  status: VisualStatus;
  /** Another picture than the status's own, such as the storm. */
  icon?: IconName;
  children: ReactNode;
}

/** Colour, icon and word of one status. Never colour alone. */
export function StatusChip({ status, icon = statusIcon[status], children }: StatusChipProps) {
  return (
    <span className="chip" data-s={status}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
