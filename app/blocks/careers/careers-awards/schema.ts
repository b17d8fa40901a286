import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';

const Award = z.object({ title: z.string().trim().min(1), text: Words, image: optional(Image) });

/** Specification: journeys, section 2 (careers awards). */
export const CareersAwardsSchema = z.object({ title: Words, awards: listOf(Award) });
export type CareersAwardsProps = z.output<typeof CareersAwardsSchema>;

const image = { url: '/media/award.svg', altText: '', umbracoWidth: 160, umbracoHeight: 160 };

export const examples = {
  plain: {
    __typename: 'CareersAwards',
    awards: [
      { title: 'Apprentice employer of the year', text: '2025', image },
      { title: 'Safest network', text: '2024 and 2025', image },
      { title: 'Best place to return to work' },
    ],
  },
  'everything empty': { __typename: 'CareersAwards' },
};
