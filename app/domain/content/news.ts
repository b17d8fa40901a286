import type { Instant } from '../time/instant';

/** Specification: journeys, sections 4 and 9: three shown, up to twenty, then page by page. */
const FIRST = 3;
export const NEWS_PAGE = 20;

/** How many articles are shown after Load more was used `step - 1` times. */
export const newsShown = (step: number): number => (step <= 1 ? FIRST : NEWS_PAGE * (step - 1));

interface Article {
  readonly nodeId: string;
  readonly featured: boolean;
  readonly publishedDate: Instant;
}

/** The node of the storm's own article, which only news of a storm have. */
export const STORM_NODE = 'storm';

/** The storm's article while one is on: it stands out then, whatever editors chose before. */
export const stormNews = <A extends Pick<Article, 'nodeId'>>(articles: readonly A[]): A | null =>
  articles.find(({ nodeId }) => nodeId === STORM_NODE) ?? null;

/** Newest first, without the featured one. Specification: journeys, section 3 (article). */
export const newsOf = <A extends Article>(articles: readonly A[], featured: string | null = null): A[] =>
  articles
    .filter((article) => !article.featured && article.nodeId !== featured)
    .sort((a, b) => b.publishedDate - a.publishedDate);
