import { expect, it } from 'vitest';
import { areasOf, ownStyle, type Palette } from './live-style';
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
