export const examples = {
  plain: {
    __typename: 'LandingHeroOptionSelector',
    title: 'How can we help?',
    text: 'Two choices, and you are there.',
    image: { url: '/media/plug.svg', altText: '', umbracoWidth: 1280, umbracoHeight: 720 },
    options: [
      {
        title: 'a householder',
        landingPageUrl: '/homes',
        nextSteps: [
          { summary: 'add a charger', nextStepUrl: '/homes/charger' },
          { summary: 'move my meter', nextStepUrl: '/homes/meter' },
        ],
      },
      {
        title: 'a business',
        landingPageUrl: '/business',
        nextSteps: [{ summary: 'get a new supply', nextStepUrl: '/business/supply' }],
      },
    ],
  },
  'no options': { __typename: 'LandingHeroOptionSelector', title: 'How can we help?' },
};
