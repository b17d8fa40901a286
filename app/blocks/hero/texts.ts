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
