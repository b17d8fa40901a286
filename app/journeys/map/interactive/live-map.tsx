import type { Map as LibraryMap } from 'mapbox-gl';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Layer, Map, Source, type MapRef, Marker } from 'react-map-gl/mapbox-legacy';
import { map as mapTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { type MapView, toPosition } from '~/domain/map/view';
import type { Position } from '~/domain/position';
import { listOf, useJson } from './ask-json';
import {
  areasOf,
  filterOf,
  ownStyle,
  type Boundary,
  type LiveArea,
  type LiveStreets,
  usePalette,
} from './live-style';
import { BOUNDS, libraryZoom, siteZoom, zoomsFor } from './live-view';
import mapLibrary from 'mapbox-gl/dist/mapbox-gl-csp';
import workerUrl from 'mapbox-gl/dist/mapbox-gl-csp-worker.js?url';
import { drawStreets, type StreetName } from '~/domain/map/draw-streets';
import type { Point } from '~/domain/map/mercator';
import { NAME_PARTS } from '~/domain/map/street-schemas';
import { Icon } from '~/ui/icon';

const STEPS = [
  ['mapCloser', 'plus', 1],
  ['mapFurther', 'minus', -1],
] as const;

/** For visitors without a wheel or a second finger. */
function LiveZoom({ map }: { map: LibraryMap }) {
  const t = useTexts(mapTexts);
  return (
    <div className="map-zoom">
      {STEPS.map(([word, icon, by]) => (
        <button
          key={word}
          type="button"
          aria-label={t(word)}
          onClick={() => map.zoomTo(map.getZoom() + by)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  );
}

const NAMES_FROM = 13.5;

/** In pixels. */
function namedLines(map: LibraryMap) {
  const pointOf = ([lng = 0, lat = 0]: GeoJSON.Position): Point => map.project([lng, lat]);
  return NAME_PARTS.flatMap((part) =>
    map.querySourceFeatures('streets', {
      sourceLayer: part.layer,
      filter: filterOf(part, 'LineString'),
    }),
  ).flatMap(({ properties, geometry }) => {
    const name: unknown = properties?.['name'];
    if (typeof name !== 'string' || name === '') return [];
    const parts =
      geometry.type === 'LineString'
        ? [geometry.coordinates]
        : geometry.type === 'MultiLineString'
          ? geometry.coordinates
          : [];
    return parts.map((part) => ({ name, points: part.map(pointOf) }));
  });
}

/** Chosen as on the static map. Hidden from screen readers. */
function LiveStreetNames({ map, view }: { map: LibraryMap; view: MapView }) {
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

/**
 * This build loads its worker from a file, because our content security policy forbids blob
 * scripts.
 */
Object.assign(mapLibrary, { workerUrl });

export { mapLibrary };

const readBoundaries = listOf<Boundary>('');
const readBaseMap = (answer: unknown) =>
  (answer as { type?: string } | null)?.type === 'FeatureCollection'
    ? (answer as GeoJSON.FeatureCollection)
    : null;
const STREETS = 'mapbox://styles/mapbox/streets-v11';

export interface LiveMapProps {
  centre: Position;
  zoom: number;
  label: string;
  /** Public; with it the base map is Mapbox's. */
  token: string | null;
  areas?: readonly LiveArea[];
  streets: LiveStreets | null;
  maxZoom?: number;
  over?: ReactNode;
  onDrawn: (map: LibraryMap) => void;
  onFail: () => void;
  onPress?: (at: Position) => void;
  children: (view: MapView, map: LibraryMap) => ReactNode;
}

const viewOf = (map: LibraryMap): MapView => {
  const { lat, lng } = map.getCenter();
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  return { centre: { lat, lng }, zoom: siteZoom(map.getZoom()), width, height };
};

/** One finger scrolls the page and two move the map, so that nobody gets stuck on it. */
const moveByTwoFingers = (map: LibraryMap, fingers: number) =>
  fingers > 1 ? map.dragPan.enable() : map.dragPan.disable();

export function LiveMap(props: LiveMapProps) {
  const {
    centre,
    zoom,
    label,
    token,
    streets,
    maxZoom,
    areas = [],
    onDrawn,
    onFail,
    onPress,
    over,
    children,
  } = props;
  const t = useTexts(mapTexts);
  const palette = usePalette();
  const { answer: boundaries, isRefused } = useJson(
    token ? '' : '/api/power-cut/get-boundaries',
    readBoundaries,
  );
  const { answer: ground } = useJson(token ? '' : '/power-cut/map-ground', readBaseMap);
  const style = useMemo(
    () =>
      token ? STREETS : boundaries && ground && ownStyle(boundaries, ground, streets, palette),
    [token, boundaries, ground, streets, palette],
  );
  const outlines = useMemo(() => areasOf(areas), [areas]);
  const held = useRef<MapRef>(null);
  const [view, setView] = useState<MapView | null>(null);
  const map = held.current?.getMap();

  useEffect(() => {
    if (isRefused && !boundaries) onFail();
  }, [isRefused, boundaries, onFail]);
  const { lat, lng } = centre;
  useEffect(() => {
    held.current?.getMap().jumpTo({ center: [lng, lat], zoom: libraryZoom(zoom) });
  }, [lat, lng, zoom]);

  const onLoad = useCallback(() => {
    const drawn = held.current?.getMap();
    if (!drawn) return onFail();
    drawn.touchZoomRotate.disableRotation();
    drawn.keyboard.disableRotation();
    drawn.on('webglcontextlost', onFail);
    setView(viewOf(drawn));
    onDrawn(drawn);
  }, [onDrawn, onFail]);
  useEffect(() => {
    const canvas = map?.getCanvas();
    canvas?.setAttribute('role', 'application');
    canvas?.setAttribute('aria-label', `${label} ${t('mapLiveHow')}`);
  }, [map, label, t]);

  if (!style) return null;
  return (
    <>
      <Map
        ref={held}
        mapLib={mapLibrary}
        mapStyle={style}
        mapboxAccessToken={token ?? 'none'}
        RTLTextPlugin=""
        initialViewState={{ latitude: centre.lat, longitude: centre.lng, zoom: libraryZoom(zoom) }}
        {...zoomsFor(zoom, maxZoom)}
        maxBounds={BOUNDS}
        renderWorldCopies={false}
        attributionControl={false}
        dragRotate={false}
        touchPitch={false}
        onLoad={onLoad}
        onError={() => view === null && onFail()}
        onMoveEnd={({ target }) => view && setView(viewOf(target))}
        onResize={({ target }) => view && setView(viewOf(target))}
        onWheel={(event) => !event.originalEvent.ctrlKey && event.preventDefault()}
        onTouchStart={({ target, originalEvent }) =>
          moveByTwoFingers(target, originalEvent.touches.length)
        }
        onMouseDown={({ target }) => target.dragPan.enable()}
        onClick={({ lngLat, originalEvent, target }) =>
          originalEvent.target === target.getCanvas() &&
          onPress?.({ lat: lngLat.lat, lng: lngLat.lng })
        }
      >
        <Source type="geojson" data={outlines}>
          <Layer
            type="fill"
            paint={
              {
                'fill-color': ['get', ['get', 'status'], ['literal', palette.status]],
                'fill-opacity': 0.16,
              } as never
            }
          />
          <Layer
            type="line"
            paint={
              {
                'line-color': ['get', ['get', 'status'], ['literal', palette.status]],
                'line-width': 3,
                'line-dasharray': [3, 2],
              } as never
            }
          />
        </Source>
        {streets && view && map && <LiveStreetNames map={map} view={view} />}
        {view && map && children(view, map)}
      </Map>
      {view && map && <LiveZoom map={map} />}
      {over}
      {token && <p className="map-credit">{t('mapCredit')}</p>}
    </>
  );
}
