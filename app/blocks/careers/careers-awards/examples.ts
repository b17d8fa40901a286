const image = { url: '/media/award.svg', altText: '', umbracoWidth: 160, umbracoHeight: 160 };

export const examples = {
  plain: {
    __typename: 'CareersAwards',
    awards: [
      { title: 'Apprentice employer of the year', text: '2025', image },
      { title: 'Safest network', text: '2024 and 2025', image },
      { title: 'Best place to return to work' },
    ],
  },
  'everything empty': { __typename: 'CareersAwards' },
};
