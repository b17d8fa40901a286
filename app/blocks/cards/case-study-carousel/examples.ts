export const examples = {
  plain: {
    __typename: 'CaseStudyCarousel',
    caseStudies: [
      {
        title: 'A battery the size of a bus',
        category: 'Smart networks',
        summary: '<p>It feeds 900 homes at tea time.</p>',
        image: { url: '/media/battery.svg', altText: 'A battery in a field', umbracoWidth: 640, umbracoHeight: 360 },
        url: '/digital/battery',
      },
      { title: 'One map for every cable' },
    ],
  },
  'everything empty': { __typename: 'CaseStudyCarousel' },
};
