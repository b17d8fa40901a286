import { Hero } from '~/blocks/parts/hero';
import type { CareersHomeBannerProps } from './schema';

/** Only animates on large screens without reduced motion. */
export function CareersHomeBanner({ header, subheader, image }: CareersHomeBannerProps) {
  return (
    <div className="hero-rise">
      <Hero title={header} text={subheader} image={image} />
    </div>
  );
}
