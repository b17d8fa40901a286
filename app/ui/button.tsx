import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { SiteLink, type SiteLinkProps } from './site-link';

interface Look {
  /** One primary per view. */
  second?: boolean;
  icon?: IconName;
  children: ReactNode;
}
const classes = (second: boolean | undefined, extra: string | undefined) =>
  ['btn', second && 'second', extra].filter(Boolean).join(' ');

export type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;
export function Button({ second, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button className={classes(second, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export type ButtonLinkProps = Look & Omit<SiteLinkProps, 'children'>;
export function ButtonLink({ second, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <SiteLink className={classes(second, className)} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </SiteLink>
  );
}
