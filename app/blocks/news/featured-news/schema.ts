import { z } from 'zod';
import { Day } from '~/cms/collections/moment';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { optional } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/**
 * Specification: journeys, section 3 (featured news item): its fields map from those of a news and events item; its category is
 * "Featured news" with id news, its call to action primary light, at the read-more address.
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

export const examples = {
  plain: {
    __typename: 'FeaturedNews',
    newsAndEventsItemTitle: 'New cable under the estuary',
    newsAndEventsItemDate: '2026-03-04T09:00:00',
    newsAndEventsItemDescription: '<p>Work starts in April and takes two years.</p>',
    newsAndEventsItemImage: {
      url: '/media/dig.svg',
      altText: 'A cable drum on a barge',
      umbracoWidth: 1600,
      umbracoHeight: 900,
    },
    newsAndEventsItemReadmore: { url: '/news/new-cable' },
  },
  'title alone': { __typename: 'FeaturedNews', newsAndEventsItemTitle: 'We are hiring' },
};
