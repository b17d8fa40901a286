import { describe, expect, it } from 'vitest';
import { noCollections } from '~/cms/collections/schemas';
import { Storm } from '~/cms/collections/storms';
import { WarmPlace } from '~/cms/collections/warm-places';
import { HOUR } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';
import { regionCounts } from '../../../../tests/support/region-counts';

const now = fromLondon(2026, 11, 20, 15);
const post = (id: string, publishDate: string, nextUpdate?: string) => ({
  __typename: 'MediaPost',
  ...{ id, publishDate, nextUpdate },
  title: `Post ${id}`,
  summary: `<p>Words of ${id}</p>`,
});
const storm = Storm.parse({
  stormName: 'Storm Merrin',
  descendants: {
    items: [
      post('one', '2026-11-20T12:00:00'),
      post('two', '2026-11-20T14:30:00', '2026-11-20T16:00:00'),
      post('three', '2026-11-20T11:00:00'),
    ],
  },
});
const warmPlace = (id: string, open: boolean, opens = '09:00') => ({
  ...WarmPlace.parse({
    ...{ id, open, name: `Hall ${id}`, address: '1 High Street', town: 'Cromer', stepFree: true },
    postcode: 'NR27 9AA',
    point: { lat: 52.9, lng: 1.3 },
    hours: [{ opens, closes: '22:00' }],
    services: ['Hot food'],
  }),
});
const stormCount = {
  ...{ off: 61240, backToday: 14200, mendedToday: 9, mendedUncounted: 0 },
  ...{ uncounted: 2, mostBackBy: now + 21 * HOUR },
  counties: [
    { name: 'Norfolk', isCounty: true, off: 61000, uncounted: 0, mostBackBy: now + 8 * HOUR },
    { name: 'Kent', isCounty: false, off: 246, uncounted: 2, mostBackBy: null },
  ],
};
const live = { stormMode: true, stormName: 'Storm Merrin' };
const collections = {
  ...noCollections,
  storms: [storm],
  warmPlaces: [warmPlace('a', true), warmPlace('b', false), warmPlace('c', true, '18:00')],
};
const powerCuts = { counts: regionCounts(1), at: '2:40pm' };
const html = (more = {}) =>
  htmlOf(examples.plain, { now, live, collections, stormCount, powerCuts, ...more }).replace(
    /<svg.*?<\/svg>/g,
    '',
  );
const words = (more = {}) =>
  html(more)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the home page in a storm', () => {
  it('says how many homes are off and back, and where to ask, tell and sign up', () => {
    expect(words()).toMatch(
      /At least 61,000 homes are without power\. We’ve reconnected 14,200 today\./,
    );
    expect(words({ stormCount: { ...stormCount, uncounted: 0 } })).toMatch(
      /(?<!At least )61,240 homes are without power\./,
    );
    expect(words({ stormCount: { ...stormCount, off: 1_125_500, mendedUncounted: 1 } })).toMatch(
      /At least 1\.1 million homes are without power\. We’ve reconnected at least 14,000 today\./,
    );
    expect(words()).toContain('As of 2:40pm');
    expect(html()).toMatch(
      /name="mode" value="storm".*aria-label="Report a power cut".*href="tel:105"/,
    );
    expect(words()).toContain('We’re still counting homes in another 2 power cuts.');
  });
  it('hides Report while reporting is switched off', () =>
    expect(html({ live: { ...live, disableReportAPowerCutButtons: true } })).not.toContain(
      'Report a power cut',
    ));
  it('says the power cuts that ended where the feed counts no homes any more', () =>
    expect(words({ stormCount: { ...stormCount, backToday: 0 } })).toContain(
      'We’ve fixed 9 power cuts today.',
    ));
  it('asks rather than saying nought where nothing is counted', () => {
    expect(words({ stormCount: null, powerCuts: null })).toContain(
      'Is your power off in the storm?',
    );
    expect(html({ stormCount: null })).not.toContain('<table');
  });
  it('shows the two newest updates whole, and when the next one comes [X-46]', () => {
    expect(words()).toMatch(
      /Words of two.*Words of one.*Next news by 4pm\. All news of this storm/,
    );
    expect(html()).not.toMatch(/Words of three|<details/);
    expect(words({ now: now + 2 * HOUR })).toContain(
      'The next news was due by 4pm. It is late, and we are sorry.',
    );
  });
  it('shows the warm places that are open, with the way to all', () => {
    expect(html()).toContain('href="/power-cut/warm-places#a"');
    expect(words()).toMatch(/Hall a, Cromer Until 10pm Step-free Hot food/);
    expect(words()).not.toMatch(/Hall [bc]/);
    expect(words()).toContain('All 2 warm places');
  });
  it('has the board of counties with its sum, each leading to its power cuts', () => {
    expect(words()).toMatch(
      /Homes off, at least .*Norfolk 61,000 11pm Kent 240 No time yet All 61,000 21 Nov, noon/,
    );
    expect(html()).toContain('<a href="/power-cut?find=Norfolk">Norfolk</a>');
    expect(html()).toContain('<th scope="row">Kent</th>');
  });
});
