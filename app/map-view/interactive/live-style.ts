import type { Style } from 'mapbox-gl';
import { polygonsOf } from '~/domain/map/rings';
import type { Position } from '~/domain/position';
import type { Palette } from './palette';

export interface Boundary {
  readonly name: string;
  readonly paths: readonly (readonly Position[])[];
}

/** The outline of an incident's sector, `[lng, lat]` each, first point not repeated. */
export interface LiveArea {
  readonly status: string;
  readonly ring: readonly (readonly [number, number])[];
}

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.round((to - from) / by) + 1 }, (_, index) => from + index * by);

/** Lines of the globe. */
const grid = (apart: number): GeoJSON.MultiLineString => ({
  type: 'MultiLineString',
  coordinates: [
    ...steps(-4, 4, apart).map((lng) => [
      [lng, 49],
      [lng, 55],
    ]),
    ...steps(49, 55, apart).map((lat) => [
      [-4, lat],
      [4, lat],
    ]),
  ],
});

/** Close up, where a quarter of a degree is more than a screen. */
const FINE_FROM = 9.5;

const meridian: GeoJSON.LineString = {
  type: 'LineString',
  coordinates: [
    [0, 49],
    [0, 55],
  ],
};

/**
 * The site's own ground: sea, the regions of the operator (the polygons before the fourth, which is the whole area), the lines of
 * the globe and the line of Greenwich. It needs no token and no other host, and no letters: names are HTML.
 */
export function ownStyle(boundaries: readonly Boundary[], palette: Palette): Style {
  const regions: GeoJSON.MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: boundaries.slice(0, 3).flatMap(({ paths }) => polygonsOf(paths)),
  };
  return {
    version: 8,
    sources: {
      regions: { type: 'geojson', data: regions },
      grid: { type: 'geojson', data: grid(0.25) },
      fine: { type: 'geojson', data: grid(0.02) },
      meridian: { type: 'geojson', data: meridian },
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': palette.sea } },
      { id: 'land', type: 'fill', source: 'regions', paint: { 'fill-color': palette.land } },
      { id: 'grid', type: 'line', source: 'grid', paint: { 'line-color': palette.grid } },
      { id: 'fine', type: 'line', source: 'fine', minzoom: FINE_FROM, paint: { 'line-color': palette.grid } },
      {
        id: 'coast',
        type: 'line',
        source: 'regions',
        paint: { 'line-color': palette.coast, 'line-width': 1.5 },
        layout: { 'line-join': 'round' },
      },
      { id: 'meridian', type: 'line', source: 'meridian', paint: { 'line-color': palette.meridian, 'line-width': 4 } },
    ],
  };
}

/** The outlines of the incidents' sectors, for whatever ground. */
export const areasOf = (areas: readonly LiveArea[]): GeoJSON.FeatureCollection => ({
  type: 'FeatureCollection',
  features: areas.map(({ status, ring }) => ({
    type: 'Feature',
    properties: { status },
    geometry: { type: 'Polygon', coordinates: [[...ring, ...ring.slice(0, 1)].map(([lng, lat]) => [lng, lat])] },
  })),
});
