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

export const CareersHeroCardsSchema = z.object({ title: Words, cards: listOf(Card) });
export type CareersHeroCardsProps = z.output<typeof CareersHeroCardsSchema>;
