import type { Instant } from './instant';

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

/** Newest first, without the featured one. Specification: journeys, section 3 (article). */
export const newsOf = <A extends Article>(articles: readonly A[], featuredId: string | null = null): A[] =>
  articles
    .filter(({ featured, nodeId }) => !featured && nodeId !== featuredId)
    .sort((a, b) => b.publishedDate - a.publishedDate);
