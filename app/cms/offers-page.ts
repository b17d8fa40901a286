import { z } from 'zod';
import { optional, orElse } from './lenient';
import { Image } from './image';

const ProductCard = z
  .object({
    productCardTitle: z.string().trim().min(1).max(200),
    productCardImage: Image.nullish(),
    productCardDescription: z.string().default(''),
  })
  .transform(({ productCardTitle, productCardImage, productCardDescription }) => ({
    title: productCardTitle,
    image: productCardImage ?? null,
    text: productCardDescription,
  }));
export type OfferCard = z.output<typeof ProductCard>;

export const OffersPageContent = z.object({
  enableRequestableLimit: orElse(z.boolean(), false),
  /** Empty means no limit. */
  requestableItemsLimit: optional(z.number()),
  title: z.string().min(1),
  description: z.string().default(''),
  /** Empty means the site's own message. */
  emailValidationMessage: z.string().default(''),
  cards: z.array(ProductCard).max(50),
});
export type OffersPageContent = z.output<typeof OffersPageContent>;
