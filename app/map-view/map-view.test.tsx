import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawIncident } from '~/domain/map/draw-incident';
import { drawOverview } from '~/domain/map/draw-area';
import { pinHref } from './pin-path';
import { mapHref } from './map-path';
import { HomeMap } from './home-map';
import { IncidentMap } from './incident-map';
import { PinPicture } from './pin-picture';
import { RegionMap } from './region-map';

const around = { regions: [], places: [{ name: 'Cambridge', lat: 52.185, lng: 0.08 }] };
const entry = (number: number, lat: number, lng: number) => ({
  number,
  status: 'cut' as const,
  href: `/i/${number}`,
  position: { lat, lng },
});

describe('the map of the home page', () => {
  it('says its numbers in one sentence', () => {
    const html = renderToStaticMarkup(<HomeMap counts={{ 1: 23, 2: 9, 3: 14 }} at="2:40pm" />);
    expect(html).toContain('East of England 23, London 9, South East 14.');
    expect(html).toContain('Power cuts now, at 2:40pm');
  });
  it('counts a region that is left out as none', () =>
    expect(renderToStaticMarkup(<HomeMap counts={{}} />)).toContain('London 0'));
});

describe('the map of an incident', () => {
  const drawing = drawIncident([{ sector: 'CB1 9', centre: { lat: 52.2, lng: 0.14 }, outline: [] }], around);
  const html = drawing ? renderToStaticMarkup(<IncidentMap drawing={drawing} label="Map: CB1 9" status="cut" />) : '';
  it('is a picture with a sentence', () => expect(html).toContain('role="img" aria-label="Map: CB1 9"'));
  it('names the town', () => expect(html).toContain('Cambridge'));
});

describe('the map beside a list', () => {
  const drawing = drawOverview(
    [entry(1, 52.2, 0.1), entry(2, 52.63, 1.3), entry(3, 52.64, 1.31)],
    { land: ['M0 0l9 0 0 9z'], graticule: '', meridian: 168 },
    [],
  );
  it('carries the numbers of the list, and says what the shapes mean', () => {
    const html = renderToStaticMarkup(<RegionMap drawing={drawing} label="Map of three" />);
    expect(html).toMatch(/>1<\/text>/);
    expect(html).toContain('×2</text>');
    expect(html).toContain('Several close together');
    expect(html).not.toContain('<a ');
  });
  it('keeps its links out of the order of the keyboard, because the list has the same', () => {
    const html = renderToStaticMarkup(
      <RegionMap drawing={drawing} label="Map" hrefOf={(mark) => mark.href ?? '/closer'} />,
    );
    expect(html.match(/<a /g)).toHaveLength(2);
    expect(html.match(/tabindex="-1"/gi)).toHaveLength(2);
  });
  it('has no key without marks', () =>
    expect(renderToStaticMarkup(<RegionMap drawing={{ ...drawing, marks: [] }} label="Map" />)).not.toContain(
      'figcaption',
    ));
});

it('draws a pin only where it is in the picture', () => {
  const drawing = {
    ground: { land: [], graticule: '', meridian: null },
    places: [],
    sectors: [{ name: 'CB1 9', x: 5, y: 5 }],
    mile: 60,
  };
  expect(
    renderToStaticMarkup(<PinPicture drawing={drawing} width={100} height={100} pin={{ x: 40, y: 50 }} />),
  ).toContain('translate(40 50)');
  expect(renderToStaticMarkup(<PinPicture drawing={drawing} width={100} height={100} pin={null} />)).not.toContain(
    'm-halo',
  );
});

it.each([
  [mapHref({ centre: null }), '/power-cut/map'],
  [
    mapHref({ centre: { lat: 52.2, lng: 0.1 }, zoom: 13, show: ['planned'], page: 2 }),
    '/power-cut/map?z=13&lat=52.2&lng=0.1&show=planned&page=2',
  ],
  [
    pinHref({ centre: { lat: 1, lng: 2 }, zoom: 12, pin: { lat: 3, lng: 4 } }, { move: 'north' }),
    '/power-cut/pin?lat=1&lng=2&z=12&plat=3&plng=4&move=north',
  ],
])('the address %s', (href, expected) => expect(href).toBe(expected));
