const image = { url: '/media/house.svg', altText: 'A drawing of a house', umbracoWidth: 640, umbracoHeight: 360 };
const guide = (index: number, name: string, icon: string) => ({
  mainImage: image,
  name: `${name} guide ${index}`,
  previewPageTitle: `What to know about ${name.toLowerCase()}`,
  previewAdditionalInfo: '<p>Three things to do, and whom to call.</p>',
  url: `/guides/${name.toLowerCase()}-${index}`,
  serviceGuidePageCategory: { name, icon },
});
const guides = [
  ...[1, 2, 3, 4].map((index) => guide(index, 'Safety', 'warning')),
  ...[1, 2, 3, 4].map((index) => guide(index, 'Home', 'home')),
];

export const examples = {
  plain: { __typename: 'UsefulGuides', title: 'Guides for your home', guides },
  'on a lesson page, without pictures': {
    __typename: 'UsefulGuides',
    title: 'Guides for this lesson',
    guides,
    hideImages: true,
    pageType: 'lesson',
  },
  items: {
    __typename: 'UsefulGuides',
    title: 'Guides for movers',
    guides: [
      { label: 'Moving house', title: 'Who is my supplier?', link: { url: '/find-my-supplier' }, image },
      { label: 'Nowhere', title: 'A guide without an address' },
    ],
  },
  'everything empty': { __typename: 'UsefulGuides' },
};
