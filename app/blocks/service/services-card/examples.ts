export const examples = {
  plain: {
    __typename: 'ServicesCard',
    title: 'Extra help in a power cut',
    icon: 'person',
    text: '<p>Join our free register if you need power for your health.</p>',
    image: { url: '/media/door.svg', altText: 'An engineer at a door', umbracoWidth: 640, umbracoHeight: 360 },
    ctas: [{ buttonUrl: { url: '/priority-services', name: 'Join the register' }, cTAType: 'Primary' }],
  },
  'title alone': { __typename: 'ServicesCard', title: 'Moving a meter' },
};
