import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { Picture } from '~/blocks/parts/picture';
import type { CareersHeroCardsProps } from './schema';

export function CareersHeroCards({ title, cards }: CareersHeroCardsProps) {
  if (cards.length === 0) return null;
  return (
    <BlockSection title={title}>
      <ul className="grid">
        {cards.map(({ title: name, text, image, link }) => (
          <li className="card" key={link.href}>
            {image && <Picture image={image} decor className="fill" />}
            <strong className="h3">
              <SiteLink href={link.href}>{name}</SiteLink>
            </strong>
            {text && <p>{text}</p>}
            <Icon name="arrow" />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
