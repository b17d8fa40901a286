import { RichTextView } from '~/cms/rich-text-view';
import { BlockSection } from '~/blocks/parts/block-section';
import { CtaRow } from '~/blocks/parts/cta-link';
import { Picture } from '~/blocks/parts/picture';
import type { ImageAndRichTextProps } from './schema';

/** On a phone the words always come first, since they are what one came for. */
export function ImageAndRichText({
  title,
  text,
  image,
  textPosition,
  ctas,
}: ImageAndRichTextProps) {
  if (!title && !text) return null;
  return (
    <BlockSection title={title}>
      <div className={image ? `cols even text-${textPosition}` : undefined}>
        <div className="flow">
          <RichTextView html={text} />
          <CtaRow ctas={ctas} />
        </div>
        {image && <Picture image={image} className="fill" />}
      </div>
    </BlockSection>
  );
}
