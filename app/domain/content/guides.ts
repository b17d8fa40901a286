const CARDS = 6;
const FEW_CARDS = 3;
const PAGES_WITH_FEW = ['lesson', 'last-lesson', 'subjects', 'game'];

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

export const guideCategories = (guides: readonly Guide[]): GuideCategory[] =>
  guides
    .flatMap(({ category }) => category ?? [])
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);
