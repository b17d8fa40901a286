import type { Image } from '~/cms/image';

export interface PictureProps {
  image: Image;
  /** For an image beside text that says the same. */
  decor?: boolean;
  /** True for the first image of a page, which loads at once. */
  eager?: boolean;
  className?: string;
}

/** One image with its size, so that the page does not jump, loaded when near the screen. */
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
