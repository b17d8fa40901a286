import type { ReactNode } from 'react';
import { Icon } from './icon';
import { SiteLink } from './site-link';

export interface BackLinkProps {
  href: string;
  /** The accessible name of the navigation, such as "Back". */
  label: string;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** The way back, above `<h1>`: a real link, so that it works without a history and without JavaScript. */
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
