import { textsOf } from '~/cms/texts';
import { stormTexts } from '~/cms/texts/blocks-part2-storm';
import { isRecord } from '~/domain/is-record';
import { stormShown } from '~/domain/storm';
import type { Content } from './content';
import type { PageContent } from './schema';

/** Blocks that speak of a storm that is on. */
const STORM_BLOCKS = ['StormLandingBanner', 'StormBody', 'StormLiveFeed', 'StormChecklist'];
const isStormBlock = (block: unknown): boolean => isRecord(block) && STORM_BLOCKS.includes(String(block['__typename']));
/** The page of the storm is the one that its banner stands on. */
const isStormPage = ({ blocks }: PageContent): boolean =>
  blocks.some((block) => isRecord(block) && block['__typename'] === 'StormLandingBanner');

/** A value of content without the storm blocks in it, at any depth; the same value where there are none. */
function withoutStorms<T>(value: T): T {
  if (Array.isArray(value)) {
    const list = value as unknown[];
    const rest = list.filter((item) => !isStormBlock(item)).map(withoutStorms);
    return rest.length === list.length && rest.every((item, index) => item === list[index]) ? value : (rest as T);
  }
  if (!isRecord(value)) return value;
  const rest = Object.entries(value).map(([key, inner]) => [key, withoutStorms(inner)] as const);
  return rest.every(([key, inner]) => inner === value[key]) ? value : (Object.fromEntries(rest) as T);
}

/**
 * Content as it is for the weather: whoever reads it need not ask. While the live flag `stormMode` is off, storm blocks are in no page,
 * and the page of the storm says that there is none, with the blocks of its slot `calm`; neither sitemap nor search has it. A draft of
 * it shows editors what it says in a storm. While the flag is on, the storm has one name everywhere: that of the item of the list
 * `storms` that the flags name, or of the one with the newest news.
 */
export function withStormContent<C extends Content>(content: C): C {
  const calmPages = new WeakMap<PageContent, PageContent>();

  function calm(page: PageContent): PageContent {
    if (isStormPage(page)) {
      const t = textsOf(stormTexts, content.dictionary());
      return {
        ...page,
        title: t('stormCalmTitle'),
        description: t('stormCalmText'),
        field: 'paper',
        header: 'plain',
        unlisted: true,
        blocks: page.slots['calm'] ?? [],
      };
    }
    const known = calmPages.get(page) ?? withoutStorms(page);
    calmPages.set(page, known);
    return known;
  }

  return {
    ...content,
    live() {
      const live = content.live();
      const { stormMode, stormName } = live;
      const known = stormMode ? stormShown(live, content.collections().storms) : null;
      return { ...live, stormName: stormMode ? (known?.stormName ?? stormName) : null };
    },
    page(route) {
      const page = content.page(route);
      return page === null || content.live().stormMode ? page : calm(page);
    },
    async draft(route) {
      const draft = await content.draft(route);
      if (draft || content.live().stormMode) return draft;
      const page = content.page(route);
      return page && isStormPage(page) ? page : null;
    },
  };
}
