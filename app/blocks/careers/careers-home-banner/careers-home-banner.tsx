import { Hero } from '~/blocks/parts/hero';
import type { CareersHomeBannerProps } from './schema';

/**
 * The banner of the careers pages. It only animates on large screens without reduced motion
 * (journeys, section 9).
 */
export function CareersHomeBanner({ header, subheader, image }: CareersHomeBannerProps) {
  return (
    <div className="hero-rise">
      <Hero title={header} text={subheader} image={image} />
    </div>
  );
}
