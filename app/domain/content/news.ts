import type { Instant } from '../time/instant';

/** Specification: journeys, sections 4 and 9: three shown, up to twenty, then page by page. */
const FIRST = 3;
export const NEWS_PAGE = 20;

/** Returns how many articles to show after Load more was used `step - 1` times. */
export const newsShown = (step: number): number => (step <= 1 ? FIRST : NEWS_PAGE * (step - 1));

interface Article {
  readonly nodeId: string;
  readonly featured: boolean;
  readonly publishedDate: Instant;
}

/** The node id of the storm's own article, which only exists during a storm. */
export const STORM_NODE = 'storm';

/** Returns the storm's article during a storm: it is featured then, whatever editors chose. */
export const stormNews = <A extends Pick<Article, 'nodeId'>>(articles: readonly A[]): A | null =>
  articles.find(({ nodeId }) => nodeId === STORM_NODE) ?? null;

/**
 * Returns articles newest first, without the featured one. Specification: journeys, section 3
 * (article).
 */
export const newsOf = <A extends Article>(
  articles: readonly A[],
  featured: string | null = null,
): A[] =>
  articles
    .filter((article) => !article.featured && article.nodeId !== featured)
    .sort((a, b) => b.publishedDate - a.publishedDate);
