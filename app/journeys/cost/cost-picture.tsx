import { usePreferences } from '~/cms/use-preferences';

export interface Banner {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

const PLACEHOLDER: Banner = { url: '/media/connection.svg', alt: '', width: 500, height: 400 };

/**
 * The banner image, or a 500x400 placeholder if there is none (decision L-729). Low-data pages omit
 * it.
 */
export function CostPicture({ image = null }: { image?: Banner | null }) {
  const { lowData } = usePreferences();
  if (lowData) return null;
  const { url, alt, width, height } = image ?? PLACEHOLDER;
  return <img className="curved-banner" src={url} alt={alt} width={width} height={height} loading="lazy" />;
}
