import { Link, useInRouterContext } from '@remix-run/react';
import type { AnchorHTMLAttributes } from 'react';

/** A page of ours that the router can open: not an API answer, a file or another site. */
export const isPage = (href: string): boolean => /^\/(?!\/|api\/)[^.?#]*([?#]|$)/.test(href);

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** One link for every address: the router takes pages of ours, the browser everything else. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const routed = useInRouterContext() && isPage(href) && !rest.target && rest.download === undefined;
  return routed ? <Link to={href} discover="none" {...rest} /> : <a href={href} {...rest} />;
}
