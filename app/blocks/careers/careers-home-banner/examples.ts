export const examples = {
  plain: {
    __typename: 'CareersHomeBanner',
    header: 'Work that keeps the lights on',
    subheader: 'Six thousand of us, in three regions.',
    image: { url: '/media/team.svg', altText: 'Two engineers beside a van', umbracoWidth: 1280, umbracoHeight: 720 },
  },
  'header alone': { __typename: 'CareersHomeBanner', header: 'Careers' },
};
