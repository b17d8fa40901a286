import { ActionLink } from '~/ui/action-link';
import { BlockSection } from '~/blocks/parts/block-section';
import { Picture } from '~/blocks/parts/picture';
import type { ImageGridProps } from './schema';

export function ImageGrid({ title, items }: ImageGridProps) {
  if (items.length === 0) return null;
  return (
    <BlockSection title={title}>
      <ul className="grid">
        {items.map((item) => (
          <li key={item.image.url}>
            <figure className="flow">
              <Picture image={item.image} className="fill" />
              {(item.title || item.text || item.link) && (
                <figcaption>
                  {item.title && <strong>{item.title}</strong>}
                  {item.text && <p>{item.text}</p>}
                  {item.link && <ActionLink href={item.link.href}>{item.link.name}</ActionLink>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
