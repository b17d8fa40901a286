import { useId, type ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { statusIcon, type VisualStatus } from './status';

export interface NoticeProps {
  status?: VisualStatus;
  icon?: IconName;
  heading?: ReactNode;
  level?: 2 | 3;
  id?: string;
  children?: ReactNode;
}

/**
 * With a heading it is a section of its own; below another section's heading it is part of that.
 */
export function Notice({
  status,
  icon = status ? statusIcon[status] : 'info',
  heading,
  level = 2,
  id,
  children,
}: NoticeProps) {
  const headingId = useId();
  const Heading = level === 2 ? 'h2' : 'h3';
  const Box = heading && level === 2 ? 'section' : 'div';
  return (
    <Box
      className="notice"
      data-s={status ?? 'none'}
      id={id}
      aria-labelledby={Box === 'section' ? headingId : undefined}
    >
      <Icon name={icon} />
      <div className="flow">
        {heading && (
          <Heading className="h3" id={headingId}>
            {heading}
          </Heading>
        )}
        {children}
      </div>
    </Box>
  );
}
