/** Specification: journeys, section 9 "Useful guides". */
const CARDS = 6;
const FEW_CARDS = 3;
const PAGES_WITH_FEW = ['lesson', 'last-lesson', 'subjects', 'game'];

/** Returns how many guides to show before Show more, by page type. */
export const guideCards = (pageType: string | null): number =>
  pageType !== null && PAGES_WITH_FEW.includes(pageType.trim().toLowerCase().replace(/\s+/g, '-'))
    ? FEW_CARDS
    : CARDS;

export interface GuideCategory {
  readonly name: string;
  readonly icon: string | null;
}
interface Guide {
  readonly category: GuideCategory | null;
}

/** Returns the categories of some guides without duplicates, in order of their first guide. */
export const guideCategories = (guides: readonly Guide[]): GuideCategory[] =>
  guides
    .flatMap(({ category }) => category ?? [])
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
