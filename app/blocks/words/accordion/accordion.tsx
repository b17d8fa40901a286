import { RichTextView } from '~/cms/rich-text-view';
import { Icon } from '~/ui/icon';
import { BlockSection } from '~/blocks/parts/block-section';
import type { AccordionProps } from './schema';

/** Native disclosures, which every keyboard and screen reader supports. */
export function Accordion({ title, items }: AccordionProps) {
  if (items.length === 0) return null;
  return (
    <BlockSection title={title}>
      <div className="acc">
        {items.map((item) => (
          <details key={item.title} open={item.open} data-accordion={item.title}>
            <summary>
              {item.title}
              <Icon name="chevron" turn />
            </summary>
            <div>
              <RichTextView html={item.text} />
            </div>
          </details>
        ))}
      </div>
    </BlockSection>
  );
}
