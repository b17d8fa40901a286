import { list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { SearchBox } from '~/journeys/search/search-box';
import { SiteLink } from '~/ui/site-link';

export function PlaceUnknown({ places }: { places: readonly { slug: string; name: string }[] }) {
  const t = useTexts(listTexts);
  return (
    <div className="wrap indent band">
      <div className="flow-l">
        <h1>{t('placeUnknownTitle')}</h1>
        <p className="lead">{t('placeUnknownText')}</p>
        <SearchBox mode="power-cut" />
        <h2>{t('placesHeading')}</h2>
        <ul className="map-moves">
          {places.map(({ slug, name }) => (
            <li key={slug}>
              <SiteLink href={`/power-cut/${slug}`}>{name}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
