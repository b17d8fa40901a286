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

export const optionSelectorTexts = {
  selectorLegend: 'Tell us what you need',
  selectorFirst: 'I am',
  selectorSecond: 'and I want to',
  selectorPlaceholder: 'Please choose',
  selectorGo: 'Show me',
  selectorLandingPageRequired: 'Landing page url required.',
  selectorNextStepRequired: 'Summary / Next Step required.',
  selectorFound: 'Your next step',
  selectorOverview: 'Everything for: {title}',
} as const;
