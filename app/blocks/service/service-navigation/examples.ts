const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'ServiceNavigation',
    title: 'Our services',
    options: [link('/services/homes', 'Homes'), link('/services/business', 'Businesses')],
    services: [
      { icon: 'bolt', text: 'A new supply', link: link('/connections', 'Connections') },
      { icon: 'meter', link: link('/find-my-supplier', 'Find my supplier') },
    ],
  },
  'everything empty': { __typename: 'ServiceNavigation' },
};
