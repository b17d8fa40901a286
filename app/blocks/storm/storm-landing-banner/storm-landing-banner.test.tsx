import { expect, it } from 'vitest';
import { fromLondon } from '~/domain/time/london-time';
import { noCollections } from '~/cms/collections/schemas';
import { Storm } from '~/cms/collections/storms';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';
import { regionCounts } from '../../../../tests/support/region-counts';

const now = fromLondon(2026, 11, 20, 15);

it('says how old the news is, with the pulse, and shows all of the summary outside storm mode [J-263 to J-265]', () => {
  const html = htmlOf(examples.plain, { now });
  expect(html).toContain('<span class="live">Last updated 2:40pm</span>');
  expect(html).toContain('Winds reached 84 miles');
  expect(html).not.toContain('<details');
});
it('closes the summary in storm mode until Read more [J-266, J-281]', () => {
  const html = htmlOf(examples.plain, { now, live: { stormMode: true } });
  expect(html).toMatch(
    /<details class="more"><summary.*Read more.*Read less.*<\/summary>.*Winds reached/,
  );
});
it('offers the contact card and the links of the power-off card [J-267 to J-269, J-774]', () => {
  const html = htmlOf(examples.plain, { now });
  expect(html).toContain('href="tel:105">105</a>');
  expect(html).toContain('href="/report-a-power-cut"');
  expect(html).toContain('storm_link_click');
});
it('takes the power-off card away while reporting is switched off [L-008]', () => {
  const html = htmlOf(examples.plain, { now, live: { disableReportAPowerCutButtons: true } });
  expect(html).not.toContain('Is your power off?');
  expect(html).toContain('Call us free');
});
it('takes the time of the picture where editors gave none, and leaves out links that lead nowhere', () => {
  const powerCuts = { counts: regionCounts(), at: '3pm' };
  const html = htmlOf(examples['half empty'], { now, powerCuts });
  expect(html).toContain('Last updated 3pm');
  expect(html).not.toContain('off-card');
});
it('drops the pulse when the news is of another day', () => {
  const html = htmlOf(examples.plain, { now: fromLondon(2026, 11, 21, 9) });
  expect(html).toContain('<span>Last updated 20 November, 2:40pm</span>');
});

const storms = ['Storm Ingrid', 'Storm Merrin'].map((stormName) =>
  Storm.parse({
    stormName,
    title: `What ${stormName} did`,
    summary: `<p>Summary of ${stormName}</p>`,
  }),
);
it('speaks of the storm that is on, in the words of its item, whatever storm it was written for', () => {
  const context = {
    now,
    collections: { ...noCollections, storms },
    live: { stormMode: true, stormName: 'Storm Ingrid' },
  };
  const html = htmlOf(examples.plain, context);
  expect(html).toContain('<h1>What Storm Ingrid did</h1>');
  expect(html).toContain('Summary of Storm Ingrid');
  expect(html).not.toMatch(/Merrin|Winds reached|2:40pm/);
});
it('has words for a storm of which nothing is known, and none of another one', () => {
  const html = htmlOf(examples.plain, {
    now,
    live: { stormMode: true, stormName: 'Storm Nobody' },
  });
  expect(html).toContain('<h1>Storm Nobody: what is happening</h1>');
  expect(html).not.toMatch(/Merrin|Winds reached/);
});
it('shows the time of a new post as the last update, whatever the item says', () => {
  const [post, ...older] = ['2026-11-20T14:50:00', '2026-11-20T12:00:00'].map(
    (publishDate, id) => ({
      ...{ __typename: 'MediaPost', id, publishDate, title: 'News' },
    }),
  );
  const htmlWith = (items: unknown[]) => {
    const storm = Storm.parse({
      ...{ stormName: 'Storm Merrin', lastUpdated: '2026-11-20T13:00:00', descendants: { items } },
    });
    return htmlOf(examples.plain, { now, collections: { ...noCollections, storms: [storm] } });
  };
  expect(htmlWith(older)).toContain('Last updated 1pm');
  expect(htmlWith([post, ...older])).toContain('Last updated 2:50pm');
});
