import { RichTextView } from '~/cms/rich-text-view';
import { BlockSection } from '~/blocks/parts/block-section';
import { CtaLink } from '~/blocks/parts/cta-link';
import { Picture } from '~/blocks/parts/picture';
import type { ImageAndInfoProps } from './schema';

export function ImageAndInfo({ title, text, image, info, cta }: ImageAndInfoProps) {
  if (!title && !text && info.length === 0) return null;
  return (
    <BlockSection title={title}>
      <div className={image ? 'cols even' : undefined}>
        {image && <Picture image={image} className="fill" />}
        <div className="flow">
          <RichTextView html={text} />
          {info.length > 0 && (
            <dl className="answers">
              {info.map((fact) => (
                <div key={fact.title}>
                  <dt>{fact.title}</dt>
                  <dd>{fact.text}</dd>
                </div>
              ))}
            </dl>
          )}
          {cta && (
            <p>
              <CtaLink cta={cta} />
            </p>
          )}
        </div>
      </div>
    </BlockSection>
  );
}
