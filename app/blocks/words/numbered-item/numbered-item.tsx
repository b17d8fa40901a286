import { RichTextView } from '~/cms/rich-text-view';
import { BlockSection } from '~/blocks/parts/block-section';
import { CtaLink } from '~/blocks/parts/cta-link';
import type { NumberedItemProps } from './schema';

/** The number is in the list for those who hear it, and drawn large for those who see. */
export function NumberedItem({ heading, items }: NumberedItemProps) {
  const [first] = items;
  if (!first) return null;
  const Heading = heading ? 'h3' : 'h2';
  return (
    <BlockSection title={heading}>
      <ol className="numbered" start={first.number}>
        {items.map((item) => (
          <li key={item.number} className="flow">
            <span className="number" aria-hidden="true">
              {item.number}
            </span>
            {item.title && <Heading className="h3">{item.title}</Heading>}
            <RichTextView html={item.text} />
            {item.cta && (
              <p>
                <CtaLink cta={item.cta} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </BlockSection>
  );
}
