import type { Image } from '~/cms/image';

export interface PictureProps {
  image: Image;
  /** For an image beside text that says the same. */
  decor?: boolean;
  /** For the first image of a page. */
  eager?: boolean;
  className?: string;
}

/** Has its size, so that the page does not jump. */
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
