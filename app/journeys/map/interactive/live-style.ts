import type { AnyLayer, Style } from 'mapbox-gl';
import {
  isRoadLine,
  streetWidth,
  type StreetLine,
  type StreetArea,
} from '~/domain/map/street-kinds';
import { AREA_RULES, LINE_RULES, type TilePart } from '~/domain/map/street-schemas';
import { REGIONS } from '~/domain/region';
import { polygonsOf } from '~/domain/map/rings';
import type { Position } from '~/domain/position';
import { siteZoom } from './live-view';
import { useEffect, useState } from 'react';

export interface Palette {
  readonly sea: string;
  readonly land: string;
  readonly coast: string;
  readonly far: string;
  readonly river: string;
  readonly road: string;
  readonly motorway: string;
  readonly zero: string;
  /** By kind; `case` is the edge of streets. */
  readonly streets: Readonly<Record<StreetArea | StreetLine | 'case', string>>;
  readonly status: Readonly<Record<string, string>>;
}

const STATUSES = ['cut', 'planned', 'restored', 'multiple'] as const;

function readPalette(): Palette {
  const probe = document.createElement('i');
  probe.className = 'map-probe';
  document.body.append(probe);
  const isForced = window.matchMedia('(forced-colors: active)').matches;
  const colour = (token: string, system: string) => {
    probe.style.color = isForced ? system : `var(--${token})`;
    return getComputedStyle(probe).color;
  };
  const palette = {
    sea: colour('g-sea', 'Canvas'),
    far: colour('mist', 'Canvas'),
    river: colour('g-river', 'CanvasText'),
    road: colour('g-road', 'CanvasText'),
    motorway: colour('edge', 'CanvasText'),
    land: colour('paper', 'Canvas'),
    coast: colour('edge', 'CanvasText'),
    zero: colour('sun', 'Highlight'),
    streets: {
      built: colour('g-built', 'Canvas'),
      green: colour('restored-wash', 'Canvas'),
      water: colour('g-sea', 'Canvas'),
      building: colour('hair', 'Canvas'),
      case: colour('g-road', 'CanvasText'),
      river: colour('g-river', 'CanvasText'),
      rail: colour('edge', 'CanvasText'),
      path: colour('hair', 'CanvasText'),
      street: colour('paper', 'Canvas'),
      main: colour('paper', 'Canvas'),
      road: colour('aware-wash', 'Canvas'),
      motorway: colour('aware-wash', 'Canvas'),
    },
    status: Object.fromEntries(STATUSES.map((status) => [status, colour(status, 'CanvasText')])),
  };
  probe.remove();
  return palette;
}

const QUERIES = [
  '(prefers-color-scheme: dark)',
  '(prefers-contrast: more)',
  '(forced-colors: active)',
];

export function usePalette(): Palette {
  const [palette, setPalette] = useState(readPalette);
  useEffect(() => {
    const read = () => setPalette(readPalette());
    const media = QUERIES.map((query) => window.matchMedia(query));
    for (const list of media) list.addEventListener?.('change', read);
    return () => {
      for (const list of media) list.removeEventListener?.('change', read);
    };
  }, []);
  return palette;
}

export interface Boundary {
  readonly name: string;
  readonly paths: readonly (readonly Position[])[];
}

/** Points are `[lng, lat]`; the first is not repeated. */
export interface LiveArea {
  readonly status: string;
  readonly ring: readonly (readonly [number, number])[];
}

const greenwich: GeoJSON.LineString = {
  type: 'LineString',
  coordinates: [
    [0, 49],
    [0, 55],
  ],
};

export interface LiveStreets {
  readonly minZoom: number;
  readonly maxZoom: number;
}

export const filterOf = ({ where = {}, without }: TilePart, type: 'Polygon' | 'LineString') => [
  'all',
  ['==', '$type', type],
  ...Object.entries(where).map(([property, values]) => ['in', property, ...values]),
  ...(without ? [['!has', without]] : []),
];

/** `more` is in pixels. */
const widthOf = (kind: StreetLine, more = 0) => ({
  stops: [10, 11, 12, 13, 14].map((zoom) => [zoom, streetWidth(kind, siteZoom(zoom)) + more]),
});

function streetLayers(palette: Palette): AnyLayer[] {
  const areas = AREA_RULES.map((rule, index) => ({
    id: `area ${index}`,
    type: 'fill',
    source: 'streets',
    'source-layer': rule.layer,
    filter: filterOf(rule, 'Polygon'),
    paint: { 'fill-color': palette.streets[rule.kind] },
  }));
  const lines = (part: 'case' | 'line') =>
    LINE_RULES.filter(({ kind }) => part === 'line' || isRoadLine(kind)).map((rule, index) => ({
      id: `${part} ${index}`,
      type: 'line',
      source: 'streets',
      'source-layer': rule.layer,
      filter: filterOf(rule, 'LineString'),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': part === 'case' ? palette.streets.case : palette.streets[rule.kind],
        'line-width': widthOf(rule.kind, part === 'case' ? 2 : 0),
      },
    }));
  return [...areas, ...lines('case'), ...lines('line')] as unknown as AnyLayer[];
}

/** Streets replace the hand-drawn roads and rivers from here on. */
const OWN_WAYS_UNTIL = 11.5;

/**
 * Sea, land, rivers and main roads from the same file as the static map, the operator's regions
 * (the polygons before the last, which is the whole area), streets if there are tiles, and the line
 * of Greenwich. It needs no token, no other host and no fonts: names are HTML.
 */
export function ownStyle(
  boundaries: readonly Boundary[],
  ground: GeoJSON.FeatureCollection,
  streets: LiveStreets | null,
  palette: Palette,
): Style {
  const regions: GeoJSON.MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: boundaries.slice(0, REGIONS.length).flatMap(({ paths }) => polygonsOf(paths)),
  };
  const way = (kind: 'river' | 'road', rank: 1 | 2, color: string, width: number) => ({
    id: `${kind} ${rank}`,
    type: 'line' as const,
    source: 'ground',
    ...(streets ? { maxzoom: OWN_WAYS_UNTIL } : {}),
    filter: ['all', ['==', 'kind', kind], ['==', 'rank', rank]],
    layout: { 'line-cap': 'round' as const, 'line-join': 'round' as const },
    paint: { 'line-color': color, 'line-width': width },
  });
  return {
    version: 8,
    sources: {
      regions: { type: 'geojson', data: regions },
      ground: { type: 'geojson', data: ground },
      greenwich: { type: 'geojson', data: greenwich },
      ...(streets && {
        streets: {
          type: 'vector',
          tiles: [`${window.location.origin}/tiles/{z}/{x}/{y}`],
          minzoom: streets.minZoom,
          maxzoom: streets.maxZoom,
        },
      }),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
      {
        id: 'far',
        type: 'fill',
        source: 'ground',
        filter: ['==', 'kind', 'land'],
        paint: { 'fill-color': palette.far, 'fill-outline-color': palette.road },
      },
      { id: 'land', type: 'fill', source: 'regions', paint: { 'fill-color': palette.land } },
      ...(streets ? streetLayers(palette) : []),
      way('river', 2, palette.river, 1.5),
      way('river', 1, palette.river, 3),
      way('road', 2, palette.road, 1.5),
      way('road', 1, palette.motorway, 2.5),
      {
        id: 'coast',
        type: 'line',
        source: 'regions',
        paint: { 'line-color': palette.coast, 'line-width': 1.5 },
        layout: { 'line-join': 'round' },
      },
      {
        id: 'greenwich',
        type: 'line',
        source: 'greenwich',
        paint: { 'line-color': palette.zero, 'line-width': 4 },
      },
    ],
  };
}

export const areasOf = (areas: readonly LiveArea[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: areas.map(({ status, ring }) => ({
    type: 'Feature',
    properties: { status },
    geometry: {
      type: 'Polygon',
      coordinates: [[...ring, ...ring.slice(0, 1)].map(([lng, lat]) => [lng, lat])],
    },
  })),
});
