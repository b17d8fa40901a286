/** Fixed words of the home page; its blocks bring their own from content. Specification: journeys, section 2 "Homepage section". */
export const homeTexts = {
  homeBack: 'Back',
  homePlannedChip: 'Planned work',
  homeStormName: 'Storm',
  homeStormCountOne: 'There is 1 power cut now, at {time}.',
  homeStormCountMany: 'There are {count} power cuts now, at {time}.',
} as const;
