import type { Map as LibraryMap } from 'mapbox-gl';
import { useEffect, useState } from 'react';
import { Marker } from 'react-map-gl/mapbox-legacy';
import { drawStreets, type StreetName } from '~/domain/map/draw-streets';
import type { Point } from '~/domain/map/mercator';
import { NAME_LAYERS } from '~/domain/map/street-kinds';
import { toPosition, type MapView } from '~/domain/map/view';

/** Closer than this there is room for names. */
const NAMES_FROM = 13.5;

/** The named lines that the library has in view, in pixels. */
function namedLines(map: LibraryMap) {
  const pointOf = ([lng = 0, lat = 0]: GeoJSON.Position): Point => map.project([lng, lat]);
  return NAME_LAYERS.flatMap((sourceLayer) => map.querySourceFeatures('streets', { sourceLayer })).flatMap(
    ({ properties, geometry }) => {
      const name: unknown = properties?.['name'];
      if (typeof name !== 'string' || name === '') return [];
      const parts =
        geometry.type === 'LineString'
          ? [geometry.coordinates]
          : geometry.type === 'MultiLineString'
            ? geometry.coordinates
            : [];
      return parts.map((part) => ({ name, points: part.map(pointOf) }));
    },
  );
}

/** Names along the streets in view, where they fit: the same choice as on the drawn map. Decoration for screen readers. */
export function LiveStreetNames({ map, view }: { map: LibraryMap; view: MapView }) {
  const [names, setNames] = useState<readonly StreetName[]>([]);
  useEffect(() => {
    const read = () =>
      setNames(
        view.zoom < NAMES_FROM || !map.getSource('streets')
          ? []
          : drawStreets({ areas: [], lines: [], named: namedLines(map) }, view).names,
      );
    map.on('idle', read);
    read();
    return () => {
      map.off('idle', read);
    };
  }, [map, view]);
  return names.map(({ text, x, y, turn }) => {
    const { lat, lng } = toPosition(view, { x, y });
    return (
      <Marker key={text} latitude={lat} longitude={lng} rotation={turn}>
        <span className="map-name street" aria-hidden="true">
          {text}
        </span>
      </Marker>
    );
  });
}
