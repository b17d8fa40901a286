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
