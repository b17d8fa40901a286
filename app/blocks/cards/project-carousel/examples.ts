export const examples = {
  plain: {
    __typename: 'ProjectCarousel',
    title: 'What we are building',
    projects: [
      {
        projectPromoTitle: 'A smarter grid for Norwich',
        projectPromoDescription: 'Sensors find faults before they grow.',
        projectPromoImage: {
          url: '/media/examples/substation.svg',
          altText: 'A substation',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
        projectPromoURL: { url: '/projects/norwich', name: 'Norwich' },
        projectPromoStatus: 'In Progress',
        projectPromoInitiativeType: 'Smart Networks',
        projectPromoTargetCompletionDate: '2027-03-31T00:00:00Z',
      },
      {
        projectPromoTitle: 'Cables under the Medway',
        projectPromoStatus: 'Completed',
        projectPromoTargetCompletionDate: '2025-06-01',
      },
      { projectPromoTitle: 'Only a name' },
    ],
  },
  'everything empty': { __typename: 'ProjectCarousel', projects: [{ projectPromoStatus: 'Lost' }] },
};
