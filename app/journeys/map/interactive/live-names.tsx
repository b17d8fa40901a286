import { useMemo } from 'react';
import { Marker } from 'react-map-gl/mapbox-legacy';
import { middleLabels, placeLabels, type Box } from '~/domain/map/places';
import { roundPosition, toPosition, type MapView } from '~/domain/map/view';
import { listOf, useJson, type LiveName } from './ask-json';
const readNames = listOf<LiveName>('names');
const MOST_TOWNS = 12;
const kinds = { right: 'town', left: 'town left', middle: 'town middle' } as const;

/** Rounded, because a hundredth of a degree makes no difference. */
const namesUrl = ({ centre, zoom }: MapView) =>
  `/power-cut/map-names?lat=${centre.lat.toFixed(2)}&lng=${centre.lng.toFixed(2)}&z=${Math.round(zoom)}`;

/** Hidden from screen readers, because the page also gives these as text. */
export function LiveNames({ view, keepFree }: { view: MapView; keepFree: readonly Box[] }) {
  const { answer } = useJson(namesUrl(view), readNames);
  const labels = useMemo(() => {
    const all = answer ?? [];
    const towns = placeLabels(
      view,
      all.filter(({ kind }) => kind === 'town'),
      MOST_TOWNS,
      keepFree,
    );
    const sectors = middleLabels(
      view,
      all.filter(({ kind }) => kind === 'sector'),
      towns,
      keepFree,
    );
    return [
      ...towns.map(({ side, rank: _, ...town }) => ({ ...town, kind: kinds[side] })),
      ...sectors.map((sector) => ({ ...sector, kind: 'sector' })),
    ];
  }, [answer, view, keepFree]);
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
