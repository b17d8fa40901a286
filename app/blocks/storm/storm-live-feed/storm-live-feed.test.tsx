import { describe, expect, it } from 'vitest';
import { noCollections } from '~/cms/collections/schemas';
import { Storm } from '~/cms/collections/storms';
import { fromLondon } from '~/domain/time/london-time';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const post = (id: number) => ({
  __typename: id % 2 ? 'MediaPost' : 'StakeholderPost',
  id,
  publishDate: `2026-11-20T0${id}:30:00`,
  title: `Post number ${id}.`,
  summary: `<p>Words of ${id}</p>`,
  author: { authorName: 'Ada Byrne', department: 'Control room' },
  readMoreText: 'Tell me more',
  twitterEmbedURL: 'https://x.com/meridianpower/status/1',
});
const wire = {
  stormName: 'Storm Merrin',
  descendants: {
    items: [...[1, 2, 3, 4, 5, 6].map(post), { __typename: 'Advert', id: 9, title: 'Buy' }],
  },
  pinnedPost: { id: 2 },
  stormSummary: [
    {
      regionName: 'East of England',
      countyData: [{ countyName: 'Norfolk', customersAffected: 12840 }],
    },
    { regionName: 'South East', countyData: [{ countyName: 'Kent', customersAffected: 5265 }] },
  ],
};
const now = fromLondon(2026, 11, 20, 15);
const html = (block: unknown, changes: object = {}, query = {}, live = {}) =>
  htmlOf(block, {
    now,
    live,
    page: { route: '/storm', query },
    collections: { ...noCollections, storms: [Storm.parse({ ...wire, ...changes })] },
  });
const titles = (text: string) => [...text.matchAll(/Post number (\d)\./g)].map(([, id]) => id);

describe('the feed [J-570, L-364 to L-366, L-764]', () => {
  it('shows four posts, the pinned one first, the rest newest first [J-277, J-279, J-280, J-554]', () => {
    const shown = html(examples.plain);
    expect(titles(shown)).toEqual(['2', '6', '5', '4']);
    expect(shown).toMatch(/Pinned<\/span> <span>Post number 2/);
    expect(shown).toContain('6:30am</time><span>, Ada Byrne, Control room');
  });
  it('adds four more, and then has no more [J-278]', () => {
    expect(html(examples.plain)).toContain('href="/storm?posts=8#post-3"');
    const more = html(examples.plain, {}, { posts: '8' });
    expect(titles(more)).toHaveLength(6);
    expect(more).not.toContain('View more news');
  });
  it('knows posts of media and stakeholders only', () =>
    expect(html(examples.plain, {}, { posts: '8' })).not.toContain('Buy'));
  it('closes the words of a post in storm mode, with its own words for Read more [J-572]', () => {
    expect(html(examples.plain)).not.toContain('<details');
    expect(html(examples.plain, {}, {}, { stormMode: true })).toMatch(/<details.*Tell me more/);
  });
  it('has news of no other storm than the one that is on [J-273]', () => {
    const live = { stormMode: true, stormName: 'Storm Ingrid' };
    expect(html(examples.plain, {}, {}, live)).toBe('');
    expect(
      html(examples['a storm by name'], {}, {}, { ...live, stormName: 'Storm Merrin' }),
    ).toContain('Post number');
  });
  it('copes with an address that asks nonsense', () =>
    expect(titles(html(examples.plain, {}, { posts: '-1; drop' }))).toHaveLength(4));
});

describe('the summary', () => {
  it('counts homes and businesses by region and county, and all of them [J-555 to J-557]', () => {
    const shown = html(examples.plain);
    expect(shown).toContain('<th scope="rowgroup" colSpan="2">East of England</th>');
    expect(shown).toContain('Homes and businesses without power: Storm Merrin');
    expect(shown).toContain('12,840');
    expect(shown).toMatch(/All areas<\/th><td class="n">18,105/);
  });
  it('is hidden where the storm says so, and so is the feed [J-272, J-274, J-558, J-559, J-974, J-975]', () => {
    expect(html(examples.plain, { hideStormSummary: true })).not.toContain('<table');
    expect(titles(html(examples.plain, { hideNewsFeed: true }))).toEqual([]);
    expect(html(examples.plain, { hideNewsFeed: true, hideStormSummary: true })).toBe('');
  });
});

it('finds a storm by its name and shows nothing of one it does not know [J-551]', () => {
  expect(html(examples['a storm by name'], { stormName: 'Storm Ingrid' })).toContain(
    'News of Storm Ingrid',
  );
  expect(html(examples['a storm that is not known'])).toBe('');
});
it('shows the storm with the newest news where none is named [J-561, J-562]', () => {
  const [old, young] = ['2026-01-17T09:00:00', '2026-11-20T14:31:00'].map((publishDate, index) =>
    Storm.parse({
      stormName: `Storm ${index}`,
      descendants: { items: [{ ...post(index), publishDate }] },
      stormSummary: [],
    }),
  );
  const quiet = Storm.parse({ stormName: 'Storm of no news', stormSummary: [] });
  for (const storms of [
    [old, young, quiet],
    [quiet, young, old],
  ])
    expect(
      titles(
        htmlOf(examples.plain, {
          now,
          page: { route: '/storm', query: {} },
          collections: { ...noCollections, storms: storms as Storm[] },
        }),
      ),
    ).toEqual(['1']);
});
