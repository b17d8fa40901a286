import { eventAttribute } from '~/cms/analytics/event-attribute';
import { SiteLink } from '~/ui/site-link';
import { CtaLink } from '~/blocks/parts/cta-link';
import { Hero } from '~/blocks/parts/hero';
import { Picture } from '~/blocks/parts/picture';
import type { PowerUpBannerProps } from './schema';

export function PowerUpBanner({
  title,
  text,
  image,
  isPageHeader,
  cta,
  spots,
}: PowerUpBannerProps) {
  return (
    <Hero title={title} level={isPageHeader ? 1 : 2} text={text} image={image} field="night">
      {cta && (
        <p>
          <CtaLink
            cta={cta}
            appearance="primary"
            {...eventAttribute({ event: 'click_banner', banner: title })}
          />
        </p>
      )}
      {spots.length > 0 && (
        <ul className="grid spots">
          {spots.map((spot) => {
            const name = spot.title ?? spot.link.name;
            return (
              <li key={spot.link.href}>
                <SiteLink
                  className="spot"
                  href={spot.link.href}
                  {...eventAttribute({ event: 'click_power_up_spot', spot: name })}
                >
                  {spot.image && <Picture image={spot.image} decor />}
                  <span>{name}</span>
                </SiteLink>
              </li>
            );
          })}
        </ul>
      )}
    </Hero>
  );
}
