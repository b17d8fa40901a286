import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';
import type { WarmCard } from './warm-model';

/** Access first, then facilities: visitors who cannot use steps need not read on. */
export function WarmHas({ stepFree, access, services }: Pick<WarmCard, 'stepFree' | 'access' | 'services'>) {
  return (
    <ul className="has">
      <li>
        <b>
          <Icon name={stepFree ? 'step-free' : 'info'} />
          {access}
        </b>
      </li>
      {services.map((service) => (
        <li key={service}>{service}</li>
      ))}
    </ul>
  );
}

/**
 * A few warm places: name, hours or distance, access, facilities. Each links to its entry in the
 * full list.
 */
export function WarmList({ places, level = 3 }: { places: readonly WarmCard[]; level?: 3 | 4 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className="warm">
      {places.map(({ href, name, town, when, far, ...has }) => (
        <li key={href}>
          <Heading>
            <SiteLink href={href}>{town && !name.includes(town) ? `${name}, ${town}` : name}</SiteLink>
          </Heading>
          <p className="far">
            {far && <span>{far}</span>} <b>{when}</b>
          </p>
          <WarmHas {...has} />
        </li>
      ))}
    </ul>
  );
}
