import { textsOf, type Texts } from '~/words/texts';
import { language as languageTexts, storm as stormTexts } from '#words/en.json';
import type { Collections } from '~/cms/collections/schemas';
import { isRecord } from '~/domain/is-record';
import { lastStorm, stormShown } from '~/domain/content/storm';
import { dateOf } from '~/domain/time/speak-time';
import type { Language } from '~/words/language';
import type { Content } from './content';
import type { PageContent, LiveData } from './schema';
import { STORM_NODE } from '~/domain/content/news';

const STORM_BLOCKS = [
  'StormLandingBanner',
  'StormBody',
  'StormLiveFeed',
  'StormChecklist',
  'StormHome',
];
const isStormBlock = (block: unknown): boolean =>
  isRecord(block) && STORM_BLOCKS.includes(String(block['__typename']));
const isStormPage = ({ blocks }: PageContent): boolean =>
  blocks.some((block) => isRecord(block) && block['__typename'] === 'StormLandingBanner');

/** At any depth; the same value if there are none. */
function withoutStorms<T>(value: T): T {
  if (Array.isArray(value)) {
    const list = value as unknown[];
    const rest = list.filter((item) => !isStormBlock(item)).map(withoutStorms);
    return rest.length === list.length && rest.every((item, index) => item === list[index])
      ? value
      : (rest as T);
  }
  if (!isRecord(value)) return value;
  const rest = Object.entries(value).map(([key, inner]) => [key, withoutStorms(inner)] as const);
  return rest.every(([key, inner]) => inner === value[key])
    ? value
    : (Object.fromEntries(rest) as T);
}

function inStorm(page: PageContent): PageContent {
  const { storm } = page.slots;
  return storm ? { ...page, field: 'night', blocks: storm } : page;
}

function storyOf(storms: Collections['storms'], title: string): readonly unknown[] {
  const story = lastStorm(storms, Date.now())?.story;
  const link = story && {
    icon: 'storm',
    link: { uRL: { url: story.href, name: story.name } },
  };
  return link ? [{ __typename: 'QuickLinks', title, links: [link] }] : [];
}

/**
 * While the live flag `stormMode` is off, no page has storm blocks, and sitemap and search omit the
 * storm page. While it's on, the storm has one name everywhere: that of the item of `storms` that
 * the flags name, or of the one with the newest news. docs/decisions/storm.md
 */
export function withStormContent<C extends Content>(
  content: C,
  language: Language | null = null,
): C {
  const calmPages = new WeakMap<PageContent, PageContent>();
  const stormPages = new WeakMap<PageContent, PageContent>();
  const inWeather = createStormCollections();
  const draftsInWeather = createStormCollections();
  const english = () => textsOf({ ...languageTexts, ...stormTexts }, content.dictionary());
  /** In the language; the rest of the page is translated after this. */
  function texts() {
    if (!language) return english();
    const editors = content.translations?.().get(language.code)?.dictionary;
    return textsOf(
      { ...languageTexts, ...stormTexts },
      { ...content.dictionary(), ...language.words, ...editors },
    );
  }

  const once = (
    cache: WeakMap<PageContent, PageContent>,
    page: PageContent,
    make: (page: PageContent) => PageContent,
  ) => {
    const made = cache.get(page) ?? make(page);
    cache.set(page, made);
    return made;
  };

  function calm(page: PageContent): PageContent {
    if (!isStormPage(page)) return once(calmPages, page, withoutStorms);
    const t = texts();
    const { storms } = content.collections();
    const now = Date.now();
    const last = lastStorm(storms, now);
    return {
      ...page,
      title: t('stormCalmTitle'),
      description: last
        ? t('stormLastText', { storm: last.stormName, date: dateOf(last.endedAt, now, t) })
        : t('stormCalmText'),
      field: 'paper',
      header: 'plain',
      unlisted: true,
      blocks: calmBlocks(page, storms, t('stormLast')),
    };
  }

  /** The same list as long as content is the same, because blocks are parsed once per list. */
  const calmLists = new WeakMap<PageContent, readonly unknown[]>();
  function calmBlocks(page: PageContent, storms: Collections['storms'], title: string): unknown[] {
    const list = calmLists.get(page) ?? [...storyOf(storms, title), ...(page.slots['calm'] ?? [])];
    calmLists.set(page, list);
    return list as unknown[];
  }

  return {
    ...content,
    live() {
      const live = content.live();
      const { stormMode, stormName, stormText } = live;
      const storm = stormMode ? stormShown(live, content.collections().storms) : null;
      return {
        ...live,
        stormName: stormMode ? (storm?.stormName ?? stormName) : null,
        stormText: stormMode ? (storm?.bannerText ?? stormText ?? null) : null,
      };
    },
    collections: () => inWeather(content.collections(), content.live(), english()),
    async listDrafts() {
      const drafts = await content.listDrafts();
      return {
        ...drafts,
        collections: draftsInWeather(drafts.collections, content.live(), english()),
      };
    },
    page(route) {
      const page = content.page(route);
      if (page === null) return null;
      return content.live().stormMode ? once(stormPages, page, inStorm) : calm(page);
    },
    async draft(route) {
      const draft = await content.draft(route);
      if (content.live().stormMode) return draft && inStorm(draft);
      if (draft) return draft;
      const page = content.page(route);
      return page && isStormPage(page) ? page : null;
    },
  };
}

/** From the storm's own item, so that nobody has to write one. */
function articleOf(
  storms: Collections['storms'],
  live: LiveData,
  t: Texts<typeof stormTexts>,
): Collections['articles'] {
  const storm = stormShown(live, storms);
  const [newest] = [...(storm?.posts ?? [])].sort((a, b) => b.publishDate - a.publishDate);
  if (!storm || !newest) return [];
  return [
    {
      nodeId: STORM_NODE,
      pageTitle: t('stormTitle', { storm: storm.stormName }),
      subhead: newest.title,
      image: null,
      video: null,
      url: '/storm',
      publishedDate: newest.publishDate,
      featured: false,
    },
  ];
}

/**
 * A warm place that editors neither opened nor closed is open during a storm. Cached for the same
 * input, because readers compare collections by identity.
 */
function createStormCollections() {
  let made: {
    readonly of: Collections;
    readonly weather: string;
    readonly shown: Collections;
  } | null = null;
  return (lists: Collections, live: LiveData, t: Texts<typeof stormTexts>): Collections => {
    const weather = `${live.stormMode} ${live.stormName}`;
    if (made?.of === lists && made.weather === weather) return made.shown;
    const shown: Collections = {
      ...lists,
      warmPlaces: lists.warmPlaces.map((place) => ({
        ...place,
        open: place.open ?? live.stormMode,
      })),
      // The storm becomes the featured article, so the editors' choice goes back among the others.
      articles: live.stormMode
        ? [
            ...articleOf(lists.storms, live, t),
            ...lists.articles.map((article) => ({ ...article, featured: false })),
          ]
        : lists.articles,
    };
    made = { of: lists, weather, shown };
    return shown;
  };
}
