const card = (title: string, url: string, icon?: string) => ({
  title,
  text: `What to know about it.`,
  icon,
  link: { buttonUrl: { url, name: title } },
});

export const examples = {
  plain: {
    __typename: 'ServiceCards',
    title: 'Our services',
    toggleLabel: 'Show services for',
    groups: [
      {
        label: 'Homes',
        cards: [
          card('Report a power cut', '/report-a-power-cut', 'power-cut'),
          card('Get extra help', '/help', 'person'),
        ],
      },
      { label: 'Businesses', cards: [card('Connect a site', '/help#connect', 'bolt')] },
    ],
  },
  'one group needs no toggle': {
    __typename: 'ServiceCards',
    groups: [{ label: 'All', cards: [card('Get help', '/help')] }],
  },
  'everything empty': { __typename: 'ServiceCards', groups: [{ label: 'None', cards: [] }] },
};
