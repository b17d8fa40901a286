import { RichTextView } from '~/cms/rich-text-view';
import { BlockSection } from '~/blocks/parts/block-section';
import { CtaLink } from '~/blocks/parts/cta-link';
import type { DoubleCtaProps } from './schema';

export function DoubleCta({ title, sides }: DoubleCtaProps) {
  if (sides.length === 0) return null;
  const Heading = title ? 'h3' : 'h2';
  return (
    <BlockSection title={title}>
      <div className="cols even">
        {sides.map((side, index) => (
          <div className="panel flow" key={side.title}>
            <Heading className="h3">{side.title}</Heading>
            <RichTextView html={side.text} />
            <p>
              <CtaLink cta={side.cta} appearance={index === 0 ? 'primary' : 'second'} />
            </p>
          </div>
        ))}
      </div>
    </BlockSection>
  );
}
