import styleSpec from 'mapbox-gl/dist/style-spec/index.js';
import { expect, it, vi } from 'vitest';
import { STREET_AREAS, STREET_LINES } from '~/domain/map/street-kinds';
import { areasOf, filterOf, ownStyle, type Palette } from './live-style';
const palette = {
  sea: 'rgb(1, 1, 1)',
  land: 'rgb(2, 2, 2)',
  coast: 'rgb(3, 3, 3)',
  far: 'rgb(4, 4, 4)',
  river: 'rgb(4, 4, 5)',
  road: 'rgb(4, 4, 6)',
  motorway: 'rgb(4, 4, 7)',
  streets: {} as Palette['streets'],
  zero: 'rgb(5, 5, 5)',
  status: {},
};
const ring = [
  { lat: 1, lng: 1 },
  { lat: 1, lng: 2 },
  { lat: 2, lng: 2 },
];
const boundary = (name: string) => ({ name, paths: [ring] });

const ground: GeoJSON.FeatureCollection = { type: 'FeatureCollection', features: [] };

it('draws the regions and leaves the whole area out', () => {
  const style = ownStyle(['EPN', 'LPN', 'SPN', 'area'].map(boundary), ground, null, palette);
  const regions = style.sources?.regions as { data: GeoJSON.MultiPolygon };
  expect(regions.data.coordinates).toHaveLength(3);
});

it('asks no other place for anything: no letters, no pictures, no tiles', () => {
  const text = JSON.stringify(ownStyle([], ground, null, palette));
  expect(text).not.toMatch(/https?:|mapbox:|text-field|glyphs|sprite/);
});

it('closes the outline of a sector', () => {
  const [feature] = areasOf([
    {
      status: 'cut',
      ring: [
        [1, 1],
        [2, 1],
        [2, 2],
      ],
    },
  ]).features;
  expect(feature?.geometry).toEqual({
    type: 'Polygon',
    coordinates: [
      [
        [1, 1],
        [2, 1],
        [2, 2],
        [1, 1],
      ],
    ],
  });
});

it('draws the streets of every schema, in a style that the library takes', () => {
  vi.stubGlobal('window', { location: { origin: 'https://site.test' } });
  const kinds = [...STREET_AREAS, ...STREET_LINES, 'case'];
  const streets = Object.fromEntries(kinds.map((kind) => [kind, 'rgb(6, 6, 6)']));
  const full = { ...palette, streets: streets as Palette['streets'] };
  const style = ownStyle([], ground, { minZoom: 0, maxZoom: 14 }, full);
  vi.unstubAllGlobals();
  expect(styleSpec.validate(style)).toEqual([]);
  const drawn = style.layers.map((layer) => 'source-layer' in layer && layer['source-layer']);
  expect(drawn).toEqual(expect.arrayContaining(['transportation', 'roads', 'streets', 'ocean']));
});

it('asks the library for what the static map draws', () => {
  const part = { layer: 'roads', where: { kind: ['major_road'] }, without: 'kind_detail' };
  const { filter } = styleSpec.featureFilter(filterOf(part, 'LineString'));
  const isDrawn = (type: number, properties: object) => filter({ zoom: 14 }, { type, properties });
  expect(isDrawn(2, { kind: 'major_road' })).toBe(true);
  expect(isDrawn(3, { kind: 'major_road' })).toBe(false);
  expect(isDrawn(2, { kind: 'rail' })).toBe(false);
  expect(isDrawn(2, { kind: 'major_road', kind_detail: 'primary' })).toBe(false);
});
