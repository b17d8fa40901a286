import { z } from 'zod';
import { Guide } from '~/cms/collections/guides';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { listOf, optional, orElse, Words } from '~/cms/lenient';

/** A useful guide item: label, title, link, image. Specification: journeys, section 3. */
const Item = z
  .object({
    label: Words,
    title: z.string().trim().min(1),
    link: z.union([Href, z.object({ url: Href }).transform(({ url }) => url)]),
    image: optional(Image),
  })
  .transform(({ label, title, link, image }) => ({
    label,
    name: title,
    url: link,
    image,
    category: null,
    previewPageTitle: null,
    previewAdditionalInfo: null,
  }));

/** Its own guides (articles or items), or else the collection `guides`. */
export const UsefulGuidesSchema = z.object({
  title: Words,
  guides: listOf(z.union([Guide, Item])),
  hideImages: orElse(z.boolean(), false),
  /** Lesson, last lesson, subjects and game pages show three at first. */
  pageType: Words,
});
export type UsefulGuidesProps = z.output<typeof UsefulGuidesSchema>;

const image = {
  url: '/media/house.svg',
  altText: 'A drawing of a house',
  umbracoWidth: 640,
  umbracoHeight: 360,
};
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
      {
        label: 'Moving house',
        title: 'Who is my supplier?',
        link: { url: '/find-my-supplier' },
        image,
      },
      { label: 'Nowhere', title: 'A guide without an address' },
    ],
  },
  'everything empty': { __typename: 'UsefulGuides' },
};
