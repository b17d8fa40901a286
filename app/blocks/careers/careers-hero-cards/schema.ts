import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Card = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  link: Link,
});

/** Specification: journeys, section 2 (careers hero cards). */
export const CareersHeroCardsSchema = z.object({ title: Words, cards: listOf(Card) });
export type CareersHeroCardsProps = z.output<typeof CareersHeroCardsSchema>;

const card = (title: string, url: string) => ({
  title,
  text: 'What you would do, and what you would learn.',
  image: { url: '/media/person.svg', altText: '', umbracoWidth: 640, umbracoHeight: 360 },
  link: { uRL: { url, name: title } },
});

export const examples = {
  plain: {
    __typename: 'CareersHeroCards',
    title: 'Jobs',
    cards: [
      card('Apprentices', '/careers/apprentices'),
      card('Graduates', '/careers/graduates'),
      card('Engineers', '/careers/engineers'),
    ],
  },
  'everything empty': { __typename: 'CareersHeroCards' },
};
