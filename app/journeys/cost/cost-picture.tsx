import { usePreferences } from '~/cms/use-preferences';

export interface Banner {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const PLACEHOLDER: Banner = { url: '/media/connection.svg', alt: '', width: 500, height: 400 };

/** The curved banner's picture, or its placeholder of 500x400 where it has none (decision L-729). A low-data page goes without. */
export function CostPicture({ image = null }: { image?: Banner | null }) {
  const { lowData } = usePreferences();
  if (lowData) return null;
  const { url, alt, width, height } = image ?? PLACEHOLDER;
  return <img className="curved-banner" src={url} alt={alt} width={width} height={height} loading="lazy" />;
}
