import { z } from 'zod';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';

const Card = z.object({ title: Words, text: Words, link: Link });

export const LargeImageWithLinkCardsSchema = z.object({
  title: Words,
  text: Words,
  image: optional(Image),
  cards: listOf(Card),
});
export type LargeImageWithLinkCardsProps = z.output<typeof LargeImageWithLinkCardsSchema>;
