import type { AnchorHTMLAttributes } from 'react';
import { useLinkTo } from '~/words/page-language';
import { useRouter } from './router';

/**
 * A page that the router opens, from another one of its kind: a journey. Everything else is a page of content, which is drawn on the
 * server only and comes as a document, as do answers of the API, files and other sites.
 */
export const isPage = (href: string): boolean =>
  /^\/(?:forms(?:\/[^.?#]*)?|power-cut\/(?:incident|offers-page|pin|planned-power-cut-search|planned-power-cuts|search|stay-informed|text-updates(?:\/[^.?#]*)?))(?:[?#]|$)/.test(
    href,
  );

export type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Shows another part of the same page, which stays where it was read: by the router, or by what renews a page of content. */
  stay?: boolean;
  /** Loads a document even where the router could open the page. */
  reloadDocument?: boolean;
};

/** One link for every address: a journey's router takes journeys, the browser everything else. */
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
