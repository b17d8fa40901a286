export const examples = {
  plain: {
    __typename: 'PlannedPowerCutBanner',
    title: 'Had a letter about planned work?',
    text: 'Check the date and time.',
    label: 'Postcode on the letter',
    placeholder: 'Search by postcode',
    buttonLabel: 'Check',
  },
  'only a title': { __typename: 'PlannedPowerCutBanner', title: 'Planned work near you' },
};
