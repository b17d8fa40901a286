import { describe, expect, it } from 'vitest';
import { htmlOf } from '../support/render-block';
import { collectionSchemas, noCollections, type Collections } from '~/cms/collections/schemas';
import { fromLondon } from '~/domain/time/london-time';
import { shows } from '../support/shows-field';

const image = { url: '/media/a.svg', altText: 'A van', umbracoWidth: 320, umbracoHeight: 180 };
const now = fromLondon(2026, 11, 20, 15);
const around = (name: keyof Collections, items: unknown[], route = '/x') => ({
  now,
  page: { route, query: {} },
  collections: {
    ...noCollections,
    [name]: items.flatMap((item) => {
      const read = collectionSchemas[name].safeParse(item);
      return read.success ? [read.data] : [];
    }),
  } as Collections,
});

describe('a post of a storm [J-560, J-564 to J-567, J-569, J-571]', () => {
  const post = {
    __typename: 'MediaPost',
    id: 'p7',
    publishDate: '2026-11-20T06:30:00',
    title: 'Lines are down',
    summary: '<p>We are out.</p>',
    author: { authorName: 'Ada Byrne', department: 'Control room' },
    image,
    link: { uRL: { url: '/storm/more', name: 'More on this' } },
    facebookEmbedURL: 'https://www.facebook.com/meridian/posts/1',
    twitterEmbedURL: 'https://x.com/meridian/status/1',
    linkedInEmbedURL: 'https://www.linkedin.com/posts/meridian-1',
  };
  const draw = (wire: unknown) =>
    htmlOf(
      { __typename: 'StormLiveFeed' },
      around('storms', [
        { stormName: 'Storm Merrin', descendants: { items: [wire] }, stormSummary: [] },
      ]),
    );
  it.each([
    ['J-560', 'id', 'id="post-p7"'],
    ['J-563', 'title'],
    ['J-564', 'author.authorName'],
    ['J-565', 'author.department'],
    ['J-566', 'image', 'src="/media/a.svg"'],
    ['J-567', 'link', 'href="/storm/more"'],
    ['J-569', 'facebookEmbedURL'],
    ['J-571', 'linkedInEmbedURL'],
  ])('%s: %s', (_, path, needle?: string) => shows(draw, post, path, needle));
  it('is of the media or of stakeholders [J-552, J-553]', () => {
    expect(draw({ ...post, __typename: 'StakeholderPost' })).toContain('Lines are down');
    expect(draw({ ...post, __typename: 'Advert' })).not.toContain('Lines are down');
  });
});

describe('an article', () => {
  const article = {
    nodeId: 7,
    pageTitle: 'A cable',
    url: '/news/a-cable',
    publishedDate: '2026-03-04T09:00:00',
    image,
    video: 'aB3_dE-f9hI',
  };
  const draw = (wire: unknown) => htmlOf({ __typename: 'NewsList' }, around('articles', [wire]));
  it.each([
    ['J-538', 'image', 'src="/media/a.svg"'],
    ['J-539', 'video', '<svg'],
    ['J-540', 'url', 'href="/news/a-cable"'],
  ])('%s: %s', (_, path, needle) => shows(draw, article, path, needle));
});

describe('the featured news [J-544 to J-547, J-598]', () => {
  const item = {
    __typename: 'FeaturedNews',
    newsAndEventsItemTitle: 'New cable under the estuary',
    newsAndEventsItemDate: '2026-03-04',
    newsAndEventsItemDescription: '<p>Work starts in April.</p>',
    newsAndEventsItemImage: image,
    newsAndEventsItemReadmore: { url: '/news/new-cable' },
  };
  const draw = (wire: unknown) => htmlOf(wire, { now });
  it.each([
    ['J-544', 'newsAndEventsItemDate', 'Wednesday 4 March'],
    ['J-545', 'newsAndEventsItemDescription'],
    ['J-546', 'newsAndEventsItemImage', 'src="/media/a.svg"'],
    ['J-547', 'newsAndEventsItemReadmore', 'href="/news/new-cable"'],
  ])('%s: %s', (_, path, needle?: string) => shows(draw, item, path, needle));
  it('its title, with the light button at its read-more address [J-543, J-550, J-563]', () => {
    expect(draw(item)).toContain('<h2>New cable under the estuary</h2>');
    expect(draw(item)).toMatch(
      /panel night.*<a class="btn"[^>]*href="\/news\/new-cable"|panel night.*href="\/news\/new-cable"[^>]*class="btn"/s,
    );
  });
});

describe('a useful guide [J-576, J-579]', () => {
  const article = {
    mainImage: image,
    name: 'Safe at home',
    previewPageTitle: 'What to know about it',
    previewAdditionalInfo: '<p>Three things to do.</p>',
    url: '/guides/home',
    serviceGuidePageCategory: { name: 'Safety', icon: 'warning' },
  };
  const item = { label: 'Moving house', title: 'Who supplies me?', link: { url: '/find' }, image };
  const other = {
    name: 'Another',
    url: '/other',
    serviceGuidePageCategory: { name: 'Home', icon: null },
  };
  const draw = (wire: unknown) =>
    htmlOf({ __typename: 'UsefulGuides', title: 'Guides', guides: [wire, other] });
  it.each([
    ['J-573', 'mainImage', 'src="/media/a.svg"'],
    ['J-575', 'previewPageTitle'],
    ['J-576', 'previewAdditionalInfo'],
    ['J-577', 'url', 'href="/guides/home"'],
    ['J-578', 'serviceGuidePageCategory', 'Safety'],
    ['J-579', 'serviceGuidePageCategory.icon'],
    ['J-574', 'name'],
  ])(
    '%s: an article, %s [J-538 to J-540, J-573 to J-575, J-577, J-578]',
    (_, path, needle?: string) => {
      // Without its address or its name it is no guide: the block refuses it.
      if (path === 'url' || path === 'name')
        expect(draw(article)).toContain(needle ?? article.name);
      else shows(draw, article, path, needle);
    },
  );
  it.each([
    ['J-580', 'label'],
    ['J-581', 'title'],
    ['J-582', 'link', 'href="/find"'],
    ['J-583', 'image', 'src="/media/a.svg"'],
  ])('%s: an item, %s [J-580 to J-583]', (_, path, needle?: string) =>
    shows(draw, item, path, needle),
  );
});

describe('a useful video [J-585]', () => {
  const video = { title: 'Your fuse box', image, videoId: 'aB3_dE-f9hI' };
  const draw = (wire: unknown) =>
    htmlOf({ __typename: 'UsefulVideos', title: 'Videos', videos: [wire] });
  it.each([
    ['J-584', 'title'],
    ['J-585', 'image', 'src="/media/a.svg"'],
    ['J-586', 'videoId', 'watch?v=aB3_dE-f9hI'],
  ])('%s: %s [J-584, J-586]', (_, path, needle?: string) => shows(draw, video, path, needle));
});

describe('an item of help and advice [J-593]', () => {
  const item = {
    title: 'Check your fuse box',
    icon: 'bolt',
    description: '<p>Is a switch down?</p>',
    image,
    overlay: 'Switches that are up are on',
  };
  const film = {
    title: 'See how',
    icon: 'play',
    videoId: 'aB3_dE-f9hI',
    videoPlayText: 'Check it safely',
  };
  const draw = (wire: unknown) => htmlOf({ __typename: 'HelpAndAdvice', items: [wire] });
  it.each([
    ['J-587', item, 'title'],
    ['J-588', { ...item, icon: 'phone' }, 'icon'],
    ['J-589', item, 'description'],
    ['J-590', item, 'image', 'src="/media/a.svg"'],
    ['J-591', item, 'overlay'],
    ['J-592', film, 'videoId', 'watch?v=aB3_dE-f9hI'],
    ['J-593', film, 'videoPlayText'],
  ])('%s: %j, %s [J-587 to J-592]', (_, wire, path, needle?: string) =>
    shows(draw, wire, path, needle),
  );
});

describe('a tab of help and contact', () => {
  const tab = {
    tabTitle: 'Power cuts',
    icon: 'power-cut',
    helpAndContactLinkSet: [
      {
        linkSetTitle: 'My power is off',
        linkSetLinks: [{ uRL: { url: '/power-cut', name: 'Check your power' } }],
      },
    ],
  };
  const draw = (wire: unknown) => htmlOf({ __typename: 'HelpAndContact', tabs: [wire] });
  it.each([
    ['J-595', 'icon'],
    ['J-597', 'helpAndContactLinkSet', 'Check your power'],
  ])('%s: %s [J-595, J-597]', (_, path, needle?: string) => shows(draw, tab, path, needle));
});

describe('a tab of services [J-357, J-361]', () => {
  const tab = {
    title: 'Power cuts',
    icon: 'power-cut',
    cards: [
      {
        title: 'Check',
        subtitle: 'Is it only you?',
        image,
        link: { uRL: { url: '/power-cut', name: 'Check' } },
      },
    ],
  };
  const draw = (wire: unknown) =>
    htmlOf({ __typename: 'TabbedServices', title: 'Services', tabs: [wire] });
  it.each([
    ['J-357', 'icon'],
    ['J-361', 'cards.0.image', 'src="/media/a.svg"'],
    ['J-363', 'cards.0.subtitle'],
    ['J-364', 'cards.0.link', 'href="/power-cut"'],
  ])('%s: %s', (_, path, needle?: string) => shows(draw, tab, path, needle));
});

describe('a project of the digital strategy [J-599, J-602, J-604, J-607 to J-609]', () => {
  const project = {
    title: 'One record',
    description: '<p>All in one place.</p>',
    initiativeType: 'Employees',
    status: 'Completed',
    image,
    url: '/digital/one-record',
  };
  const draw = (wire: unknown) =>
    htmlOf({ __typename: 'DsapProjects' }, around('projects', [wire]));
  it.each([
    ['J-598', 'title'],
    ['J-599', 'description'],
    ['J-602', 'image', 'src="/media/a.svg"'],
    ['J-604', 'url', 'href="/digital/one-record"'],
  ])('%s: %s', (_, path, needle?: string) => shows(draw, project, path, needle));
  it.each([
    'Assets And Operations',
    'Customers',
    'Digital Infrastructure',
    'Employees',
    'Smart Networks',
  ])('of the type %s, by which it can be filtered [J-606 to J-610]', (initiativeType) => {
    expect(draw({ ...project, initiativeType })).toContain(`<p class="soft">${initiativeType}</p>`);
    expect(draw(project)).toMatch(
      new RegExp(`type="checkbox"[^>]*/><span>${initiativeType}</span>`),
    );
  });
  it.each(['In Progress', 'Completed'])(
    '%s, by which it can be filtered [J-611, J-612]',
    (status) => {
      expect(draw({ ...project, status })).toMatch(
        new RegExp(`class="chip[^>]*>(?:<svg.*?</svg>)?${status}`),
      );
      expect(draw(project)).toMatch(new RegExp(`type="checkbox"[^>]*/><span>${status}</span>`));
    },
  );
  it('is none of a type that is not known', () =>
    expect(draw({ ...project, initiativeType: 'Other' })).not.toContain('One record'));
});
