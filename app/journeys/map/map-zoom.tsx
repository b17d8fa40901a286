import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { Icon } from '~/ui/icon';
import { SiteLink } from '~/ui/site-link';

export interface MapZoomProps {
  /** Null where the map is as close as it goes. */
  closer: string | null;
  /** Null where everything is in view. */
  further: string | null;
}

/** Looks closer, and from further away, by links on the map. */
export function MapZoom({ closer, further }: MapZoomProps) {
  const t = useTexts(mapTexts);
  return (
    <ul className="map-zoom">
      {closer && (
        <li>
          <SiteLink href={closer} aria-label={t('mapCloser')} stay>
            <Icon name="plus" />
          </SiteLink>
        </li>
      )}
      {further && (
        <li>
          <SiteLink href={further} aria-label={t('mapFurther')} stay>
            <Icon name="minus" />
          </SiteLink>
        </li>
      )}
    </ul>
  );
}
