import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawIncident } from '~/domain/map/draw-incident';
import { homesText, radiusOf } from '~/domain/map/marks';
import { drawStage, stageSpots } from '~/domain/map/stage';
import { pinHref } from './use-pin';
import { mapHref } from './map-path';
import { HomeMap } from './home-map';
import { IncidentMap } from './incident-map';
import { MapStage } from './map-stage';
import { PinPicture } from './pin-picture';
import { regionCounts } from '../../../tests/support/region-counts';

const surroundings = { regions: [], places: [{ name: 'Cambridge', lat: 52.185, lng: 0.08 }] };
const entry = (number: number, lat: number, lng: number) => ({
  reference: `INCD-${number}`,
  homes: number * 43,
  status: 'cut' as const,
  href: `/i/${number}`,
  position: { lat, lng },
});

describe('the map of the home page', () => {
  it('says its numbers in one sentence', () => {
    const html = renderToStaticMarkup(<HomeMap counts={regionCounts(23, 9, 14)} at="2:40pm" />);
    expect(html).toContain('East of England 23, London 9, South East 14.');
    expect(html).toContain('Power cuts now, at 2:40pm');
  });
  it('counts a region that is left out as none', () =>
    expect(renderToStaticMarkup(<HomeMap counts={regionCounts()} />)).toContain('London 0'));
});

describe('the map of an incident', () => {
  const drawing = drawIncident(
    [{ sector: 'CB1 9', centre: { lat: 52.19, lng: 0.095 }, outline: [] }],
    surroundings,
  );
  const html = drawing
    ? renderToStaticMarkup(<IncidentMap drawing={drawing} label="Map: CB1 9" status="cut" />)
    : '';
  it('is a picture with a sentence', () =>
    expect(html).toContain('role="img" aria-label="Map: CB1 9"'));
  it('names the town', () => expect(html).toContain('Cambridge'));
});

describe('the map of the map page', async () => {
  const stage = await drawStage(
    null,
    [entry(1, 52.2, 0.1), entry(2, 52.63, 1.3), entry(3, 52.64, 1.31)],
    [],
    surroundings,
  );
  const html = renderToStaticMarkup(
    <MapStage
      stage={stage}
      spots={stageSpots(null, [{ lat: 52.4, lng: 0.5, name: 'Ely Library', href: '/warm#ely' }])}
      label="Map of three"
      hrefOf={(mark) =>
        mark.kind === 'one' ? mapHref({ centre: null, open: mark.entry.reference }) : '/closer'
      }
      selected="INCD-1"
      credit="© Survey"
    />,
  );
  it('says homes on a mark and in a ring', () => {
    expect(html).toMatch(/>43<\/text>/);
    expect(html).toMatch(/>215<\/text>/);
  });
  it('opens the card of a mark by a link that is out of the order of the keyboard, because the rows have the same', () => {
    expect(html).toContain('href="/power-cut/map?open=INCD-1"');
    expect(html.match(/<a /g)).toHaveLength(6);
    expect(html.match(/tabindex="-1"/gi)).toHaveLength(6);
  });
  it('has warm places under its marks', () => {
    expect(html.match(/<title>Ely Library<\/title>/g)).toHaveLength(2);
    expect(html.indexOf('m-warm')).toBeLessThan(html.indexOf('k-cut'));
  });
  it('marks the one that is open, and says whose streets they are', () => {
    expect(html.match(/k-sel/g)).toHaveLength(2);
    expect(html).toContain('<p class="map-credit">© Survey</p>');
  });
  it('has one picture of the ground for each width', () => {
    expect(html).toMatch(
      /<source media="\(min-width: 64em\)" srcSet="\/power-cut\/ground.svg\?size=wide/i,
    );
    expect(html).toMatch(/<img src="\/power-cut\/ground.svg\?size=phone[^"]*" alt=""/);
  });
});

it.each([
  [null, 14],
  [9, 14],
  [479, 22],
  [958, 31],
  [9000, 36],
])('a mark of %s homes has a radius of %s px', (homes, radius) =>
  expect(radiusOf(homes)).toBe(radius),
);
it.each([
  [null, ''],
  [412, '412'],
  [1210, '1.2k'],
  [1000, '1k'],
  [12_400, '12k'],
])('%s homes are written "%s"', (homes, text) => expect(homesText(homes)).toBe(text));

it('draws a pin only where it is in the picture', () => {
  const drawing = {
    ground: '/ground.svg',
    places: [],
    sectors: [{ name: 'CB1 9', x: 5, y: 5 }],
    mile: 60,
  };
  expect(
    renderToStaticMarkup(
      <PinPicture drawing={drawing} height={100} ground={null} pin={{ x: 40, y: 50 }} />,
    ),
  ).toContain('translate(40 50)');
  expect(
    renderToStaticMarkup(<PinPicture drawing={drawing} height={100} ground={null} pin={null} />),
  ).not.toContain('m-halo');
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
