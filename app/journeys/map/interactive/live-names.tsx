import { useMemo } from 'react';
import { Marker } from 'react-map-gl/mapbox-legacy';
import type { Point } from '~/domain/map/mercator';
import { boxAround, middleLabels, placeLabels } from '~/domain/map/places';
import { roundPosition, toPosition, type MapView } from '~/domain/map/view';
import { listOf, useJson, type LiveName } from './ask-json';
const readNames = listOf<LiveName>('names');
const MOST_TOWNS = 12;
const kinds = { right: 'town', left: 'town left', middle: 'town middle' } as const;

/** Where the names of a view are asked for; a hundredth of a degree more or less has the same names. */
const namesUrl = ({ centre, zoom }: MapView) =>
  `/power-cut/map-names?lat=${centre.lat.toFixed(2)}&lng=${centre.lng.toFixed(2)}&z=${Math.round(zoom)}`;

/** Towns and postcode sectors as text on the map. Decoration for screen readers: the sector of a pin and the places of a list are said beside it. */
export function LiveNames({ view, keepFree, room = 20 }: { view: MapView; keepFree: readonly Point[]; room?: number }) {
  const { answer } = useJson(namesUrl(view), readNames);
  const labels = useMemo(() => {
    const all = answer ?? [];
    const boxes = keepFree.map((point) => boxAround(point, room));
    const towns = placeLabels(
      view,
      all.filter(({ kind }) => kind === 'town'),
      MOST_TOWNS,
      boxes,
    );
    const sectors = middleLabels(
      view,
      all.filter(({ kind }) => kind === 'sector'),
      towns,
      boxes,
    );
    return [
      ...towns.map(({ side, rank: _, ...town }) => ({ ...town, kind: kinds[side] })),
      ...sectors.map((sector) => ({ ...sector, kind: 'sector' })),
    ];
  }, [answer, view, keepFree, room]);
  return labels.map(({ name, x, y, kind }) => {
    const { lat, lng } = roundPosition(toPosition(view, { x, y }));
    const anchor = kind === 'town' ? 'left' : kind === 'town left' ? 'right' : 'center';
    return (
      <Marker key={`${kind} ${name}`} latitude={lat} longitude={lng} anchor={anchor}>
        <span className={`map-name ${kind}`} aria-hidden="true">
          {name}
        </span>
      </Marker>
    );
  });
}
