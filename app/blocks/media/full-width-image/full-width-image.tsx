import { Picture } from '~/blocks/parts/picture';
import type { FullWidthImageProps } from './schema';

export function FullWidthImage({ image, caption }: FullWidthImageProps) {
  return (
    <figure className="edge">
      <Picture image={image} />
      {caption && <figcaption className="wrap indent soft">{caption}</figcaption>}
    </figure>
  );
}
