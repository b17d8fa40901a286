import { RichTextView } from '~/cms/rich-text-view';
import { BlockSection } from '~/blocks/parts/block-section';
import { CtaRow } from '~/blocks/parts/cta-link';
import type { CtasProps } from './schema';

export function Ctas({ title, text, ctas }: CtasProps) {
  if (ctas.length === 0) return null;
  return (
    <BlockSection title={title} mist>
      <RichTextView html={text} />
      <CtaRow ctas={ctas} />
    </BlockSection>
  );
}
