import type { ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { SiteLink, type SiteLinkProps } from './site-link';

export type ActionLinkProps = Omit<SiteLinkProps, 'children'> & {
  icon?: IconName;
  children: ReactNode;
};

/** 44 px high. */
export function ActionLink({ icon, className, children, ...rest }: ActionLinkProps) {
  return (
    <SiteLink className={className ? `act ${className}` : 'act'} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </SiteLink>
  );
}
