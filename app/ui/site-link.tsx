import { Link, useInRouterContext } from '@remix-run/react';
import type { AnchorHTMLAttributes } from 'react';

/**
 * A page that the router opens: the journeys of power cuts and forms. Pages of content, those of places among them, are drawn on the server only and come as documents,
 * as do answers of the API, files and other sites.
 */
export const isPage = (href: string): boolean =>
  /^\/(?:forms(?:\/[^.?#]*)?|power-cut(?:\/(?:incident|list|map|offers-page|pin|planned-power-cut-search|planned-power-cuts|search|stay-informed|text-updates(?:\/[^.?#]*)?))?)(?:[?#]|$)/.test(
    href,
  );

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** One link for every address: the router takes pages of ours, the browser everything else. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const routed = useInRouterContext() && isPage(href) && !rest.target && rest.download === undefined;
  return routed ? <Link to={href} discover="none" {...rest} /> : <a href={href} {...rest} />;
}
