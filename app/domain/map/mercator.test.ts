import { describe, expect, it } from 'vitest';
import { fromWorld, toWorld } from './mercator';
import { clampZoom, isInView, milesPerUnit, pan, toPixel, toPosition, type MapView } from './view';

const london = { lat: 51.507602, lng: -0.127816 };
const view: MapView = { centre: london, zoom: 12, width: 620, height: 440 };

describe('a position and its place on the world', () => {
  it.each([
    ['the meridian at the equator', { lat: 0, lng: 0 }, { x: 0.5, y: 0.5 }],
    ['the western edge', { lat: 0, lng: -180 }, { x: 0, y: 0.5 }],
    ['the northern edge', { lat: 85.0511, lng: 0 }, { x: 0.5, y: 0 }],
    ['beyond the northern edge', { lat: 90, lng: 0 }, { x: 0.5, y: 0 }],
  ])('%s', (_name, position, world) => {
    expect(toWorld(position).x).toBeCloseTo(world.x, 4);
    expect(toWorld(position).y).toBeCloseTo(world.y, 4);
  });

  it('goes there and back', () => {
    expect(fromWorld(toWorld(london)).lat).toBeCloseTo(london.lat, 9);
    expect(fromWorld(toWorld(london)).lng).toBeCloseTo(london.lng, 9);
  });
});

describe('a position and its pixel', () => {
  it('draws the centre in the middle', () =>
    expect(toPixel(view, london)).toEqual({ x: 310, y: 220 }));
  it.each([
    [0, 0],
    [620, 440],
    [17, 401],
  ])('pixel %s,%s is found again', (x, y) => {
    const back = toPixel(view, toPosition(view, { x, y }));
    expect(back.x).toBeCloseTo(x, 6);
    expect(back.y).toBeCloseTo(y, 6);
  });
  it('has north at the top', () =>
    expect(toPosition(view, { x: 310, y: 0 }).lat).toBeGreaterThan(london.lat));
  it('pans by its own size', () => expect(toPixel(view, pan(view, 1, 0)).x).toBeCloseTo(930, 6));
  it('knows what it shows', () => {
    expect(isInView(view, london)).toBe(true);
    expect(isInView(view, { lat: 52.6, lng: 1.3 })).toBe(false);
  });
  it('knows its scale: about 0.015 miles a unit in London', () =>
    expect(milesPerUnit(view)).toBeCloseTo(0.0148, 3));
});

it.each([
  [3, 11],
  [11, 11],
  [12.4, 12],
  [15, 15],
  [22, 15],
])('zoom %s is drawn as %s', (zoom, drawn) => expect(clampZoom(zoom)).toBe(drawn));
