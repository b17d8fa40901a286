import type { Map as LibraryMap } from 'mapbox-gl';
import { Marker } from 'react-map-gl/mapbox-legacy';
import { clusters, type Cluster } from '~/domain/map/cluster';
import { TOUCH, type MapEntry } from '~/domain/map/marks';
import { MAX_ZOOM, roundPosition, toPosition, type MapView } from '~/domain/map/view';
import { SiteLink } from '~/ui/site-link';
import { MapMark } from '../map-mark';
import { libraryZoom, widened } from './live-view';

/** The incidents of a view, those too close together as one. The same grouping as on the drawn map. */
export const groupsOf = (view: MapView, entries: readonly MapEntry[]): Cluster<MapEntry>[] =>
  clusters(widened(view), entries, TOUCH);

const box = { viewBox: '-22 -22 44 44', width: 44, height: 44, focusable: false } as const;

/** One incident: its page, by its number in the list. */
function SingleMark({ entry }: { entry: MapEntry }) {
  return (
    <SiteLink href={entry.href} tabIndex={-1} draggable={false} className="map-mark">
      <svg {...box}>
        <MapMark status={entry.status} x={0} y={0} text={entry.number > 0 ? String(entry.number) : ''} />
      </svg>
    </SiteLink>
  );
}

/** Several: looks closer at them. */
function GroupMark({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <button type="button" tabIndex={-1} className="map-mark" onClick={onClick}>
      <svg {...box}>
        <MapMark status="multiple" x={0} y={0} text={`×${count}`} />
      </svg>
    </button>
  );
}

export interface LiveMarksProps {
  view: MapView;
  groups: readonly Cluster<MapEntry>[];
  map: LibraryMap;
}

/**
 * The marks of an interactive map. Like those of the drawn map they are out of the order of the keyboard and hidden from screen
 * readers, because the list beside has the same links. Specification: journeys, section 7 (maps service: marker).
 */
export function LiveMarks({ view, groups, map }: LiveMarksProps) {
  return groups.map(({ x, y, items }) => {
    const [first] = items;
    if (!first) return null;
    const isOne = items.length === 1;
    const { lat, lng } = isOne ? first.position : roundPosition(toPosition(widened(view), { x, y }));
    const closer = () => map.easeTo({ center: [lng, lat], zoom: Math.min(map.getZoom() + 2, libraryZoom(MAX_ZOOM)) });
    return (
      <Marker
        key={isOne ? `${first.href} ${first.number}` : `${items.length} ${lat} ${lng}`}
        latitude={lat}
        longitude={lng}
      >
        <div aria-hidden="true">
          {isOne ? <SingleMark entry={first} /> : <GroupMark count={items.length} onClick={closer} />}
        </div>
      </Marker>
    );
  });
}
