import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Card = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  /** The pop-up's text; without it there is none. */
  detail: optional(RichText),
  ctas: listOf(Cta),
});

/** Specification: journeys, section 2 (careers content cards open a detail pop-up). */
export const CareersContentCardsSchema = z.object({ title: Words, cards: listOf(Card) });
export type CareersContentCardsProps = z.output<typeof CareersContentCardsSchema>;

const image = {
  url: '/media/person.svg',
  altText: 'A cable jointer at work',
  umbracoWidth: 640,
  umbracoHeight: 360,
};

export const examples = {
  plain: {
    __typename: 'CareersContentCards',
    title: 'Why work here',
    cards: [
      {
        title: 'Time off',
        text: '28 days, and your birthday.',
        image,
        detail: '<p>You may buy five more days each year.</p>',
        ctas: [
          { buttonUrl: { url: '/careers/benefits', name: 'All benefits' }, cTAType: 'Secondary' },
        ],
      },
      {
        title: 'Learning',
        text: 'A course each month.',
        ctas: [{ buttonUrl: { url: '/careers/learning', name: 'See courses' } }],
      },
    ],
  },
  'everything empty': { __typename: 'CareersContentCards' },
};
