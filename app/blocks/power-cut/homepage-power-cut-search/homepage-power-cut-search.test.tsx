import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';
import { regionCounts } from '../../../../tests/support/region-counts';

const powerCuts = { counts: regionCounts(1200, 9, 14), at: '2:40pm' };

it('asks where, with the specified words over the field [J-037, J-381]', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('<h1>When will my power be back?</h1>');
  expect(html).toContain('Search by address or postcode');
  expect(html).toContain('action="/power-cut/search"');
  expect(html).toContain('name="mode" value="homepage"');
});
it('links to the map and shows a number to call', () => {
  const html = htmlOf(examples.plain);
  expect(html).toContain('href="/power-cut/map"');
  expect(html).toContain('href="tel:105"');
});
it('shows the power cuts of this moment where they are known', () => {
  expect(htmlOf(examples.plain, { powerCuts })).toContain('2:40pm');
  expect(htmlOf(examples.plain)).not.toContain('class="net"');
});
it('says how many there are in one line under the search', () => {
  expect(htmlOf(examples.plain, { powerCuts })).toMatch(
    /<\/form>.*<b>1,223 power cuts now, at 2:40pm<\/b>.*See the power cut map/s,
  );
  const calm = { counts: regionCounts(), at: '2:40pm' };
  expect(htmlOf(examples.plain, { powerCuts: calm })).toContain('No power cuts now, at 2:40pm');
  expect(htmlOf(examples.plain)).not.toContain('power cuts now');
});
it('speaks of the storm while it lasts', () => {
  const html = htmlOf(examples['own words over the field'], {
    powerCuts,
    live: { stormMode: true, stormName: 'Storm Ingrid' },
  });
  expect(html).toContain('Storm Ingrid');
  expect(html).toContain('<h1>Is yours one of them?</h1>');
  expect(html).toContain('There are 1,223 power cuts now');
  expect(html).toContain('name="mode" value="storm"');
  expect(html).toContain('Where are you?');
  expect(html).toContain('href="/storm"');
});
