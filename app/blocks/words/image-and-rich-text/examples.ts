export const examples = {
  'text on the left': {
    __typename: 'ImageAndRichText',
    title: 'How we keep lines clear',
    text: '<p>Trees grow into lines. We cut them back <strong>every three years</strong>.</p>',
    image: {
      url: '/media/examples/pylons.svg',
      altText: 'Pylons across a field at noon',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
    textPosition: 'Left',
    ctas: [{ buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' }],
  },
  'text on the right, as without a wish': {
    __typename: 'ImageAndRichText',
    text: 'Words beside a van.',
    image: { url: '/media/examples/van.svg', altText: 'One of our vans', umbracoWidth: 1200, umbracoHeight: 800 },
  },
  'no picture': {
    __typename: 'ImageAndRichText',
    title: 'Words alone',
    text: 'Nothing to see.',
    textPosition: 'middle',
  },
  'everything empty': { __typename: 'ImageAndRichText' },
};
