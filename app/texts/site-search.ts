/** The search of the whole site. Specification: journeys, section 2 "Search results". */
export const siteSearchTexts = {
  siteSearchTitle: 'Search our site',
  siteSearchTitleFor: 'Search results for “{phrase}”',
  siteSearchDescription: 'Find help, forms and services.',
  siteSearchLabel: 'What are you looking for?',
  siteSearchButton: 'Search',
  siteSearchShowing: 'Showing {from}-{to} of {total} results',
  siteSearchShowingOne: 'Showing 1 result',
  siteSearchNone: 'No results for “{phrase}”',
  siteSearchNoneHint:
    'Check the spelling, or try fewer or other words. About a power cut, call 105, free, day or night.',
  siteSearchEmpty: 'Type what you are looking for, such as “generator” or “meter”.',
  siteSearchNoSuchPage: 'There is no page {page} of these results.',
  siteSearchFirstPage: 'Go to the first page of results',
  siteSearchFailed:
    'Our search is not working right now. Please try again in a few minutes. About a power cut, call 105, free, day or night.',
  siteSearchPages: 'Pages of results',
  siteSearchPrevious: 'Previous',
  siteSearchNext: 'Next',
} as const;
