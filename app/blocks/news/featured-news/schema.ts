import { z } from 'zod';
import { Day } from '~/cms/collections/moment';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { optional } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/**
 * Its category is "Featured news" with id news, its call to action primary light, at the read-more
 * address.
 */
export const FeaturedNewsSchema = z
  .object({
    newsAndEventsItemTitle: z.string().trim().min(1),
    newsAndEventsItemDate: optional(Day),
    newsAndEventsItemDescription: optional(RichText),
    newsAndEventsItemImage: optional(Image),
    newsAndEventsItemReadmore: optional(
      z.union([Href, z.object({ url: Href }).transform(({ url }) => url)]),
    ),
  })
  .transform((item) => ({
    title: item.newsAndEventsItemTitle,
    date: item.newsAndEventsItemDate,
    description: item.newsAndEventsItemDescription,
    image: item.newsAndEventsItemImage,
    category: { id: 'news', name: 'newsFeatured' as const },
    href: item.newsAndEventsItemReadmore,
  }));
export type FeaturedNewsProps = z.output<typeof FeaturedNewsSchema>;
