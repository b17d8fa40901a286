export const examples = {
  plain: {
    __typename: 'QuickLinks',
    title: 'Quick links',
    links: [
      { icon: 'map', link: { uRL: { url: '/power-cut/map', name: 'Power cut map' } } },
      { icon: 'meter', link: { uRL: { url: '/find-my-supplier', name: 'Find my supplier' } } },
      { link: { uRL: { name: 'No address' } } },
      { link: { uRL: { url: '', name: 'Empty address' } } },
    ],
  },
  'everything empty': { __typename: 'QuickLinks' },
};
