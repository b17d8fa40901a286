const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'SubNavigation',
    title: 'Careers',
    links: [
      link('/careers', 'Working here'),
      link('/careers/apprentices', 'Apprentices'),
      link('/careers/jobs', 'Jobs'),
    ],
  },
  'everything empty': { __typename: 'SubNavigation' },
};
