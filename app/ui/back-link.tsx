import type { ReactNode } from 'react';
import { Icon } from './icon';
import { SiteLink } from './site-link';

export interface BackLinkProps {
  href: string;
  label: string;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A real link, so that it works without a history and without JavaScript. */
export function BackLink({ href, label, onClick, children }: BackLinkProps) {
  return (
    <nav className="wrap indent trail" aria-label={label}>
      <SiteLink href={href} onClick={onClick}>
        <Icon name="back" />
        {children}
      </SiteLink>
    </nav>
  );
}
