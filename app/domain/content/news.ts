import type { Instant } from '../time/instant';

/** Three shown, up to twenty, then page by page. */
const FIRST = 3;
export const NEWS_PAGE = 20;

export const newsShown = (step: number): number => (step <= 1 ? FIRST : NEWS_PAGE * (step - 1));

interface Article {
  readonly nodeId: string;
  readonly featured: boolean;
  readonly publishedDate: Instant;
}

/** The storm's own article, which only exists during a storm. */
export const STORM_NODE = 'storm';

/** Featured during a storm, whatever editors chose. */
export const stormNews = <A extends Pick<Article, 'nodeId'>>(articles: readonly A[]): A | null =>
  articles.find(({ nodeId }) => nodeId === STORM_NODE) ?? null;

export const newsOf = <A extends Article>(
  articles: readonly A[],
  featured: string | null = null,
): A[] =>
  articles
    .filter((article) => !article.featured && article.nodeId !== featured)
    .sort((a, b) => b.publishedDate - a.publishedDate);
