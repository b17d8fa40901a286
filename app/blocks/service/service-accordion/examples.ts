const link = (url: string, name: string) => ({ uRL: { url, name } });
const power = { name: 'Power cuts', icon: 'power-cut' };
const help = { name: 'Extra help', icon: 'person' };
const items = [
  {
    accordionItemTitle: 'Who can join the register?',
    accordionLabel: 'New',
    accordionLabelExpirationDateTime: '2026-12-31T23:59:00',
    accordionDescription: '<p>Anyone who is over 60, ill or disabled, or has a child under five.</p>',
    accordionLinkItems: {
      linkSetTitle: 'What to do next',
      linkSetLinks: [link('/priority-services', 'Join the register')],
    },
    categories: [help],
  },
  {
    accordionItemTitle: 'What will you do in a power cut?',
    accordionDescription: '<p>We ring you and ask what you need.</p>',
    accordionVideoID: 'aB3_dE-f9hI',
    accordionVideoPlayText: 'See how we help',
    accordionImage: { url: '/media/door.svg', altText: 'An engineer at a door' },
    categories: [help, power],
  },
  {
    accordionItemTitle: 'How long do power cuts last?',
    accordionDescription: '<p>Most are over within two hours.</p>',
    accordionImage: { url: '/media/clock.svg', altText: 'A clock', umbracoWidth: 320, umbracoHeight: 180 },
    accordionImageOverlay: 'Two hours',
    accordionItemGroupedLinks: [
      { linkSetTitle: 'See now', linkSetLinks: [link('/power-cut/map', 'The map'), link('javascript:x()', 'No')] },
    ],
    categories: [power],
  },
];

export const examples = {
  plain: { __typename: 'ServiceAccordion', title: 'Questions', items },
  'several open': {
    __typename: 'ServiceAccordion',
    alwaysOpen: true,
    items: items.map((item) => ({ ...item, categories: [] })),
  },
  'everything empty': { __typename: 'ServiceAccordion' },
};
