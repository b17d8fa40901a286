import { useId } from 'react';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import type { NamedPlace } from '~/domain/map/places';
import { SiteLink } from '~/ui/site-link';

/** Looks closer at a place by a link: for keyboards, and where no script runs. */
export function PlaceLinks({
  places,
  hrefOf,
}: {
  places: readonly NamedPlace[];
  hrefOf: (place: NamedPlace) => string;
}) {
  const t = useTexts(mapTexts);
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <p id={id}>
        <b>{t('mapPlacesLabel')}</b>
      </p>
      <ul className="map-moves">
        {places.map((place) => (
          <li key={place.name}>
            <SiteLink href={hrefOf(place)} stay>
              {place.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
