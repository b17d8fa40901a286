/** The badge that other sites show. docs/decisions/for-other-programs.md */
export const badgeTexts = {
  badgeTitle: 'Power cuts near {place}',
  badgeNone: 'No power cuts known',
  badgeOne: '1 power cut',
  badgeMany: '{count} power cuts',
  badgePlanned: 'planned work',
  badgeAnd: '{cuts}, {planned}',
  badgeUpdated: 'Updated {time}',
  badgeLooked: 'Checked {time}',
  badgeOld: 'Old: from {time}',
  badgeMore: 'See them all',
  badgeUnknown: 'We do not know',
  badgeCall: 'Power off? Call 105',
} as const;
