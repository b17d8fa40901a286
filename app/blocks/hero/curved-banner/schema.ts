import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

/** Specification: journeys, section 2 (curved banner with switcher). It holds the page's h1. */
export const CurvedBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  switcherLabel: Words,
  options: listOf(Link),
});
export type CurvedBannerProps = z.output<typeof CurvedBannerSchema>;

const link = (url: string, name: string) => ({ uRL: { url, name } });

export const examples = {
  plain: {
    __typename: 'CurvedBanner',
    title: 'Get connected',
    text: 'A new supply, or a larger one.',
    switcherLabel: 'Who is it for?',
    image: { url: '/media/plug.svg', altText: '', umbracoWidth: 640, umbracoHeight: 360 },
    options: [link('/connections/homes', 'Homes'), link('/connections/business', 'Businesses')],
  },
  'title alone': { __typename: 'CurvedBanner', title: 'Get connected' },
};
