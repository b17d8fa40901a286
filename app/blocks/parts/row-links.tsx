import { Icon } from '~/ui/icon';
import { SiteLink, type SiteLinkProps } from '~/ui/site-link';
import { iconOf } from '../icon-of';

interface RowLink {
  readonly href: string;
  readonly name: string;
  readonly text?: string | null;
  /** An unknown one is left out. */
  readonly icon?: string | null;
}

interface RowLinksProps<L extends RowLink> {
  links: readonly L[];
  more?: (link: L) => Partial<SiteLinkProps> & { 'data-event'?: string };
}

export function RowLinks<L extends RowLink>({ links, more }: RowLinksProps<L>) {
  return (
    <ul className="list">
      {links.map((link) => {
        const picture = iconOf(link.icon ?? null);
        return (
          <li key={link.href}>
            <SiteLink href={link.href} {...more?.(link)}>
              {picture && <Icon name={picture} />}
              <span>
                {link.name}
                {link.text && <small>{link.text}</small>}
              </span>
              <Icon name="chevron" />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
