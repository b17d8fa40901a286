const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'CurvedBanner',
    title: 'Get connected',
    text: 'A new supply, or a larger one.',
    switcherLabel: 'Who is it for?',
    image: { url: '/media/plug.svg', altText: '', umbracoWidth: 640, umbracoHeight: 360 },
    options: [link('/connections/homes', 'Homes'), link('/connections/business', 'Businesses')],
  },
  'title alone': { __typename: 'CurvedBanner', title: 'Get connected' },
};
