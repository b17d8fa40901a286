export const examples = {
  plain: {
    __typename: 'PowerCutCurvedBanner',
    slides: [
      {
        tag: 'Before',
        title: 'Get ready for a power cut',
        text: 'Five things to have at home.',
        image: { url: '/media/examples/van.svg', altText: 'One of our vans', umbracoWidth: 1200, umbracoHeight: 800 },
        cta: { buttonUrl: { url: '/power-cut', name: 'Check for power cuts' }, cTAType: 'Primary' },
      },
      { tag: 'During', title: 'While the power is off', text: 'Stay warm, stay safe.' },
      { tag: 'After', title: 'When power is back', text: 'What to switch on first.' },
    ],
  },
  'one slide, further down a page': {
    __typename: 'PowerCutCurvedBanner',
    isPageHeader: false,
    backUrl: '/help',
    slides: [{ tag: 'Only', title: 'Only one' }],
  },
};
