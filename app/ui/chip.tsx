import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { statusIcon, type VisualStatus } from './status';

export interface StatusChipProps {
  status: VisualStatus;
  icon?: IconName;
  children: ReactNode;
}

/** Never colour alone. */
export function StatusChip({ status, icon = statusIcon[status], children }: StatusChipProps) {
  return (
    <span className="chip" data-s={status}>
      <Icon name={icon} />
      {children}
    </span>
  );
}
