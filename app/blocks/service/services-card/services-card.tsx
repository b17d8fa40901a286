import { RichTextView } from '~/cms/rich-text-view';
import { Icon } from '~/ui/icon';
import { iconOf } from '~/blocks/icon-of';
import { BlockSection } from '~/blocks/parts/block-section';
import { CtaRow } from '~/blocks/parts/cta-link';
import { Picture } from '~/blocks/parts/picture';
import type { ServicesCardProps } from './schema';

export function ServicesCard({ title, icon, text, image, ctas }: ServicesCardProps) {
  const picture = iconOf(icon);
  return (
    <BlockSection>
      <section className={image ? 'panel edge cols even' : 'panel edge'}>
        <div className="flow">
          {picture && <Icon name={picture} large />}
          <h2>{title}</h2>
          {text && <RichTextView html={text} />}
          <CtaRow ctas={ctas} />
        </div>
        {image && <Picture image={image} className="fill" />}
      </section>
    </BlockSection>
  );
}
