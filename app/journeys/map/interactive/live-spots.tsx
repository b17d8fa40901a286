import { Marker } from 'react-map-gl/mapbox-legacy';
import type { SpotEntry } from '~/domain/map/marks';
import { SiteLink } from '~/ui/site-link';
import { WarmMark } from '../warm-mark';

/** The warm places of an interactive map: as on the drawn one, hidden from screen readers, which have a page of them. */
export function LiveSpots({ spots }: { spots: readonly SpotEntry[] }) {
  return spots.map(({ lat, lng, href, name }) => (
    <Marker key={href} latitude={lat} longitude={lng}>
      <div aria-hidden="true">
        <SiteLink href={href} tabIndex={-1} draggable={false} className="map-spot" title={name}>
          <svg viewBox="-22 -22 44 44" width={44} height={44} focusable={false}>
            <WarmMark x={0} y={0} />
          </svg>
        </SiteLink>
      </div>
    </Marker>
  ));
}
