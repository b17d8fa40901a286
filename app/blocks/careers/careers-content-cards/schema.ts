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

export const CareersContentCardsSchema = z.object({ title: Words, cards: listOf(Card) });
export type CareersContentCardsProps = z.output<typeof CareersContentCardsSchema>;
