import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { iconOf } from '../icon-of';
import { BlockSection } from '../parts/block-section';
import type { HelpAndSupportLinksProps } from './schema';

/** Where to find help, as a list of ways on. */
export function HelpAndSupportLinks({ title, text, links }: HelpAndSupportLinksProps) {
  if (links.length === 0) return null;
  return (
    <BlockSection title={title}>
      {text && <p>{text}</p>}
      <ul className="list">
        {links.map((link) => {
          const icon = iconOf(link.icon);
          return (
            <li key={link.href}>
              <SiteLink href={link.href}>
                {icon && <Icon name={icon} />}
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
    </BlockSection>
  );
}
