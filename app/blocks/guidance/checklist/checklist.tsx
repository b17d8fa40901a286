import { RichTextView } from '~/cms/rich-text-view';
import { Icon } from '~/ui/icon';
import { BlockSection } from '~/blocks/parts/block-section';
import type { ChecklistProps } from './schema';

export function Checklist({ title, text, items }: ChecklistProps) {
  if (items.length === 0) return null;
  return (
    <BlockSection title={title}>
      <RichTextView html={text} />
      <ul className="ticks">
        {items.map((item) => (
          <li key={item}>
            <Icon name="tick" />
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
