import { usePreferences } from '~/cms/use-preferences';

export interface Banner {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** Nothing without an image (L-729) or on a low-data page. */
export function CostPicture({ image }: { image: Banner | null }) {
  const { lowData } = usePreferences();
  if (lowData || !image) return null;
  const { url, alt, width, height } = image;
  return (
    <img
      className="curved-banner"
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
    />
  );
}
