/** What blocks share: carousels, videos, dialogs, links. Specification: lookup, section 2 "Other blocks". */
export const partsTexts = {
  partClose: 'Close',
  partPrevious: 'Previous',
  partNext: 'Next',
  partSlides: '{title}: slides',
  partSlideCount: 'Slide {place} of {count}',
  partWatch: 'Watch: {title}',
  partWatchVideo: 'Watch the video',
  partTranscript: 'Read what is said in the video',
  partOnThisPage: 'On this page',
  partNewTab: '(opens in a new tab)',
};

export const downloadTexts = { downloadPage: '1 page', downloadPages: '{pages} pages' };

export const feedbackTexts = { feedbackTitle: 'Tell us what you think' };

export const serviceCardsTexts = { serviceCardsToggle: 'Show services for' };

export const authorTexts = { authorBy: 'By {name}', authorPublished: 'Published' };

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

/** Specification: lookup, section 7 (Power Up media search). */
export const mediaTexts = {
  mediaTitle: 'Things to teach with',
  mediaSearch: 'What are you looking for?',
  mediaButton: 'Search',
  mediaTypes: 'Kinds of resources',
  mediaAll: 'All',
  mediaCountOne: '1 thing to use',
  mediaCountMany: '{count} things to use',
  mediaNone: 'We found nothing like that. Try other words.',
  mediaTooShort: 'Type at least {least} characters to search.',
};

export const lessonTexts = {
  lessonNav: 'Lessons',
  lessonPrevious: 'Previous lesson:',
  lessonNext: 'Next lesson:',
};

/** Specification: lookup, section 4 (gallery). */
export const galleryTexts = {
  galleryTitle: 'Pictures',
  galleryEntry: 'Picture {place}',
  galleryCount: '{place} of {count}',
};

export const projectTexts = { projectsHeading: 'Projects', projectStatus: 'Status', projectEnd: 'Target completion' };

export const bannerTexts = { bannerBack: 'Back', bannerTags: 'What would you like to see?' };

export const rawHtmlTexts = {
  rawHtmlName: 'Part of this page',
  rawHtmlConsent: 'This part of the page comes from another site. We show it when you allow marketing cookies.',
  rawHtmlCookies: 'Change your cookie choice',
};

/** Specification: lookup, section 2 "Embedded game block". */
export const gameTexts = {
  gameName: 'Game',
  gameMobile: 'This game needs a larger screen. Please open this page on a tablet or a computer.',
};

export const reviewsTexts = { reviewsTitle: 'What our customers say', reviewsLink: 'Read our reviews' };
