import { SiteLink } from '~/ui/site-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { Picture } from '~/blocks/parts/picture';
import type { LargeImageWithLinkCardsProps } from './schema';

export function LargeImageWithLinkCards({
  title,
  text,
  image,
  cards,
}: LargeImageWithLinkCardsProps) {
  if (cards.length === 0) return null;
  return (
    <BlockSection title={title} mist>
      {text && <p className="lead">{text}</p>}
      {image && <Picture image={image} className="fill large" />}
      <ul className="grid over">
        {cards.map((card) => (
          <li className="card" key={card.link.href}>
            <strong className="h3">
              <SiteLink href={card.link.href}>{card.title ?? card.link.name}</SiteLink>
            </strong>
            {card.text && <p>{card.text}</p>}
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
