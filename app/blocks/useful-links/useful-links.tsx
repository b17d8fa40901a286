import { serviceBlockTexts } from '~/cms/texts/blocks-part2';
import { useTexts } from '~/cms/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { BlockSection } from '../parts/block-section';
import type { UsefulLinksProps } from './schema';

/** A list of ways on. */
export function UsefulLinks({ title, links }: UsefulLinksProps) {
  const t = useTexts(serviceBlockTexts);
  if (links.length === 0) return null;
  return (
    <BlockSection title={title ?? t('usefulLinksTitle')}>
      <ul className="list">
        {links.map(({ href, name }) => (
          <li key={href}>
            <SiteLink href={href}>
              <span>{name}</span>
              <Icon name="chevron" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
