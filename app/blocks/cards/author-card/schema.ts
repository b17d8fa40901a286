import { z } from 'zod';
import { Image } from '~/cms/image';
import { optional, Words } from '~/cms/lenient';
import { Day } from '~/cms/collections/moment';

/** Specification: lookup, section 3 (author card: image, authorName, department, publishDate). */
export const AuthorCardSchema = z.object({
  image: optional(Image),
  authorName: z.string().trim().min(1),
  department: Words,
  publishDate: optional(Day),
});
export type AuthorCardProps = z.output<typeof AuthorCardSchema>;

export const examples = {
  plain: {
    __typename: 'AuthorCard',
    image: {
      url: '/media/examples/van.svg',
      altText: 'One of our vans',
      umbracoWidth: 1200,
      umbracoHeight: 800,
    },
    authorName: 'Amara Okafor',
    department: 'Network planning',
    publishDate: '2026-03-05T09:00:00Z',
  },
  'a day alone': { __typename: 'AuthorCard', authorName: 'Ben Ives', publishDate: '2026-07-01' },
  'name only': { __typename: 'AuthorCard', authorName: 'Sam', publishDate: 'soon' },
};
