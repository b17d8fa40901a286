/** What blocks share: carousels, videos, dialogs, links. Specification: lookup, section 2 "Other blocks". */
export const partsTexts = {
  partClose: 'Close',
  partPrevious: 'Previous',
  partNext: 'Next',
  partSlides: '{title}: slides',
  partSlideCount: 'Slide {place} of {count}',
  partWatch: 'Watch: {title}',
  partWatchVideo: 'Watch the video',
  partSignVideo: 'This in British Sign Language',
  partTranscript: 'Read what is said in the video',
  partOnThisPage: 'On this page',
  partNewTab: '(opens in a new tab)',
};

/** Events. Specification: lookup, sections 2 to 4. */
export const eventTexts = {
  eventsPast: 'Past events',
  eventsUpcoming: 'Upcoming events',
  eventsFilter: 'Filter',
  eventsFilterCount: 'Filter ({count} chosen)',
  eventsCategory: 'Event category',
  eventsMedia: 'Media',
  eventsShow: 'Show events',
  eventsClear: 'Clear filters',
  eventsCount: 'Showing {shown} of {count} events',
  eventsNone: 'There are no past events of this kind.',
  eventsMore: 'View more',
  eventPromo: 'Featured',
  eventNews: 'News',
  eventNewTab: '(opens in a new tab)',
};

/** Specification: lookup, sections 2 and 5 "Glossary". */
export const glossaryTexts = {
  glossaryLetters: 'Words by letter',
  glossaryLetter: 'Words that begin with',
  glossaryLetterClear: 'Show all words, not only',
  glossaryFilter: 'Filter',
  glossaryFilterOn: 'Filter: {letter}',
  glossaryCountOne: '1 word',
  glossaryCountMany: '{count} words',
  glossaryNone: 'We have no word like that. Try another one.',
  glossaryTooShort: 'Type at least {least} characters to search. Here are all words.',
  glossarySearchLabel: 'Find a word',
  glossarySearchPlaceholder: 'Search and find your words...',
  glossarySearchButton: 'Search',
};

/** Fixed words of the service, careers and storm blocks. Specification: journeys, sections 2 and 4. */
export const serviceBlockTexts = {
  tableCaption: 'Table',
  chartsShowAll: 'Show all data',
  chartsName: 'What',
  chartsLabel: 'Chart: {title}. The table below has the same figures.',
  accordionCategories: 'Show answers about',
  shareTitle: 'Share this page',
  shareOn: 'Share on {network}',
  shareCopy: 'Copy link',
  shareCopied: 'Link copied',
  shareAddress: 'Address of this page',
  usefulLinksTitle: 'Useful links',
  quickLinksTitle: 'Quick links',
  downloadsOpen: 'See the downloads',
  subNavigation: 'In this section',
  subNavigationMenu: 'Menu of this section',
  switcher: 'Choose a service',
  helpAdviceTitle: 'Help and advice',
  helpContactTitle: 'Help and contact',
  helpContactBack: 'Back',
  tabsLabel: 'Choose a topic',
  socialTitle: 'On social media',
  socialSee: 'See this post on {network}',
  socialFrame: 'Post on {network}',
} as const;

/** Fixed words of careers blocks and of the guided option selector. Specification: journeys, sections 2 and 5. */
export const careersTexts = {
  careersMore: 'Find out more',
  careersReport: 'Download report',
  careersAwards: 'Our awards',
  careersCarousel: 'People who work here',
  caseStudies: 'Case studies',
  carouselCount: '{place} of {count}',
  caseStudyRead: 'Read the case study',
} as const;

/** Fixed words of projects, news, guides and videos. Specification: journeys, sections 2, 3 and 4. */
export const listBlockTexts = {
  projectsTitle: 'Our projects',
  projectsFilter: 'Filter',
  projectsType: 'Initiative',
  projectsStatus: 'Status',
  projectsShow: 'Show projects',
  projectsClear: 'Clear all filters',
  projectsCountOne: '1 project',
  projectsCountMany: '{count} projects',
  projectsNone: 'No project fits this filter.',
  projectsEnd: 'Ends {date}',
  projectsPages: '{title}: pages',
  newsTitle: 'News',
  newsViewsTitle: 'News and views',
  newsAll: 'See all news',
  newsLoadMore: 'Load more',
  newsNoMore: 'No more news',
  newsFeatured: 'Featured news',
  newsReadMore: 'Read more',
  guidesTitle: 'Useful guides',
  guidesAll: 'View all',
  guidesFilter: '{title}: categories',
  guidesMore: 'Show more',
  guidesViewMore: 'View more',
  guidesLess: 'Show less',
  guidesPreview: 'What is in it',
  guidesRead: 'Read the guide',
  videosTitle: 'Useful videos',
  listPrevious: 'Previous',
  listNext: 'Next',
} as const;

/** Fixed words of the home page; its blocks bring their own from content. Specification: journeys, section 2 "Homepage section". */
export const homeTexts = {
  homeBack: 'Back',
  homePlannedChip: 'Planned work',
  homeStormName: 'Storm',
  homeStormNews: 'Storm news',
  homeCountNone: 'No power cuts now, at {time}',
  homeCountOne: '1 power cut now, at {time}',
  homeCountMany: '{count} power cuts now, at {time}',
  homeStormCountOne: 'There is 1 power cut now, at {time}.',
  homeStormCountMany: 'There are {count} power cuts now, at {time}.',
} as const;
