const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'ServiceChooser',
    title: 'What do you need today?',
    services: [
      {
        title: 'Power cuts near me',
        text: 'Map, list and towns',
        icon: 'map',
        options: [
          { icon: 'map', text: 'Every power cut we know of', link: link('/power-cut/map', 'See the map') },
          { link: link('/power-cut/list', 'See the list') },
        ],
      },
      { title: 'Planned work', icon: 'planned', link: link('/power-cut/planned-power-cut-search', 'Planned work') },
    ],
  },
  'a service that leads nowhere': { __typename: 'ServiceChooser', title: 'Services', services: [{ title: 'Nowhere' }] },
  'everything empty': { __typename: 'ServiceChooser', title: 'Services' },
};
