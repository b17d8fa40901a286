import type { AnchorHTMLAttributes } from 'react';
import { useLinkTo } from '~/words/page-language';
import { useRouter } from './router';

/**
 * The router only opens journeys from journeys. A page of content is drawn on the server only and
 * comes as a document, as do answers of the API, files and other sites.
 */
export const isPage = (href: string): boolean =>
  /^\/(?:forms(?:\/[^.?#]*)?|power-cut\/(?:incident|offers-page|pin|planned-power-cut-search|planned-power-cuts|search|stay-informed|text-updates(?:\/[^.?#]*)?))(?:[?#]|$)/.test(
    href,
  );

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** By the router, or by what renews a page of content. */
  stay?: boolean;
  reloadDocument?: boolean;
};

/** A journey's router takes journeys, the browser everything else. */
export function SiteLink({ href, stay = false, reloadDocument = false, ...rest }: SiteLinkProps) {
  const router = useRouter();
  const linkTo = useLinkTo();
  if (router && isPage(href) && !reloadDocument && !rest.target && rest.download === undefined)
    return <router.Link to={href} preventScrollReset={stay} {...rest} />;
  return (
    <a
      {...(import.meta.env.SSR && rest.hrefLang === undefined ? linkTo(href) : { href })}
      data-stay={stay ? '' : undefined}
      {...rest}
    />
  );
}
