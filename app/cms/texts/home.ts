/** Fixed words of the home page; its blocks bring their own from content. Specification: journeys, section 2 "Homepage section". */
export const homeTexts = {
  homePowerCutsNow: 'Power cuts now, at {time}',
  homeBack: 'Back',
  homePlannedChip: 'Planned work',
} as const;
