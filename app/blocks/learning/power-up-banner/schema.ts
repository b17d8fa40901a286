import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, orElse, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Spot = z.object({ title: Words, image: optional(Image), link: Link });

/**
 * Specification: lookup, section 2 "Other blocks" (Power Up banners) and section 7 (click_banner, click_power_up_spot): a banner
 * with its spots, the ways into the learning content. `isPageHeader` makes its title the page's h1. Fields: decision L-762.
 */
export const PowerUpBannerSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  isPageHeader: orElse(z.boolean(), false),
  cta: optional(Cta),
  spots: listOf(Spot),
});
export type PowerUpBannerProps = z.output<typeof PowerUpBannerSchema>;

export const examples = {
  plain: {
    __typename: 'PowerUpBanner',
    title: 'Power Up',
    text: 'Find out how electricity gets to your home.',
    image: { url: '/media/examples/school.svg', umbracoWidth: 1200, umbracoHeight: 800 },
    isPageHeader: true,
    cta: { buttonUrl: { url: '/help#game', name: 'Play the game' } },
    spots: [
      {
        title: 'Lessons',
        image: {
          url: '/media/examples/substation.svg',
          altText: 'A substation',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
        link: { uRL: { url: '/help#lessons', name: 'Go to the lessons' } },
      },
      { link: { uRL: { url: '/help#words', name: 'Words to know' } } },
    ],
  },
  'further down a page': { __typename: 'PowerUpBanner', title: 'More to do' },
};
