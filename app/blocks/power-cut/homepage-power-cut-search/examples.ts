export const examples = {
  plain: {
    __typename: 'HomepagePowerCutSearch',
    title: 'When will my power be back?',
    phoneNumber: '105',
    phoneText: 'Call free, day or night',
    links: [{ uRL: { url: '/power-cut/map', name: 'See the power cut map' }, iconPicker: 'map' }],
  },
  'own words over the field': {
    __typename: 'HomepagePowerCutSearch',
    title: 'Power cut?',
    searchLabel: 'Where are you?',
    stormTitle: 'Is yours one of them?',
  },
};
