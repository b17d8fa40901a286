import { eventAttribute } from '~/cms/analytics/event-attribute';
import { CtaLink } from '~/blocks/parts/cta-link';
import { Hero } from '~/blocks/parts/hero';
import type { LandingHeroBannerProps } from './schema';

export function LandingHeroBanner({ title, text, image, ctas }: LandingHeroBannerProps) {
  return (
    <Hero title={title} text={text} image={image}>
      {ctas.length > 0 && (
        <p className="row">
          {ctas.map((cta) => (
            <CtaLink
              key={cta.href}
              cta={cta}
              {...eventAttribute({ event: 'click_banner', banner: title })}
            />
          ))}
        </p>
      )}
    </Hero>
  );
}
