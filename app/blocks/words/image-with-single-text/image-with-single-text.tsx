import { BlockSection } from '~/blocks/parts/block-section';
import { Picture } from '~/blocks/parts/picture';
import type { ImageWithSingleTextProps } from './schema';

export function ImageWithSingleText({ image, text }: ImageWithSingleTextProps) {
  if (!image && !text) return null;
  return (
    <BlockSection>
      <figure className="flow single">
        {image && <Picture image={image} />}
        {text && <figcaption className="lead">{text}</figcaption>}
      </figure>
    </BlockSection>
  );
}
