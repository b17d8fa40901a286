import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import { useLangOf } from '~/words/page-language';
import type { WarmCard } from './warm-model';
import { WarmWays } from './warm-ways';

/** Access first, then facilities: visitors who cannot use steps need not read on. */
export function WarmHas({
  stepFree,
  access,
  services,
}: Pick<WarmCard, 'stepFree' | 'access' | 'services'>) {
  const langOf = useLangOf();
  return (
    <ul className="has">
      <li lang={langOf(access)}>
        <b>
          <Icon name={stepFree ? 'step-free' : 'info'} />
          {access}
        </b>
      </li>
      {services.map((service) => (
        <li key={service} lang={langOf(service)}>
          {service}
        </li>
      ))}
    </ul>
  );
}

export function WarmList({ places }: { places: readonly WarmCard[] }) {
  return (
    <ul className="warm">
      {places.map(({ href, name, town, when, far, directions, phone, ...has }) => (
        <li key={href}>
          <h3>
            <SiteLink href={href}>
              {town && !name.includes(town) ? `${name}, ${town}` : name}
            </SiteLink>
          </h3>
          <p className="far">
            {far && <span>{far}</span>} <b>{when}</b>
          </p>
          <WarmHas {...has} />
          <p className="row">
            <WarmWays {...{ name, directions, phone }} />
          </p>
        </li>
      ))}
    </ul>
  );
}
