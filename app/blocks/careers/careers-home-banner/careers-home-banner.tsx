import { Hero } from '~/blocks/parts/hero';
import type { CareersHomeBannerProps } from './schema';

/** The head of the careers pages. Its rise is for large, still-friendly screens only (journeys, section 9). */
export function CareersHomeBanner({ header, subheader, image }: CareersHomeBannerProps) {
  return (
    <div className="hero-rise">
      <Hero title={header} text={subheader} image={image} />
    </div>
  );
}
