import type { Image } from '~/cms/image';

export interface PictureProps {
  image: Image;
  /** For a picture beside words that say the same. */
  decor?: boolean;
  /** The first picture of a page is loaded at once. */
  eager?: boolean;
  className?: string;
}

/** One picture, with its size so that the page does not jump, loaded when it comes near the screen. */
export function Picture({ image, decor = false, eager = false, className }: PictureProps) {
  return (
    <img
      className={className ? `pic ${className}` : 'pic'}
      src={image.url}
      alt={decor ? '' : image.alt}
      width={image.width}
      height={image.height}
      loading={eager ? undefined : 'lazy'}
      decoding="async"
    />
  );
}
