export const examples = {
  plain: {
    __typename: 'ImageAndInfo',
    title: 'Our substation at Ipswich',
    text: '<p>It was made new in 2024.</p>',
    image: { url: '/media/examples/substation.svg', altText: 'A substation', umbracoWidth: 1200, umbracoHeight: 800 },
    info: [
      { title: 'Homes served', text: '42,000' },
      { title: 'Opened', text: '1968' },
    ],
    cta: { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
  },
  'words alone': { __typename: 'ImageAndInfo', title: 'No picture yet', text: 'It comes soon.' },
  'everything empty': {
    __typename: 'ImageAndInfo',
    image: { url: '/media/examples/substation.svg', altText: 'A substation', umbracoWidth: 1200, umbracoHeight: 800 },
  },
};
