import { z } from 'zod';
import { Image } from '~/cms/image';
import { optional, orElse, Words } from '~/cms/lenient';
import { Href } from '~/cms/href';

/**
 * `hideSearch` hides the box only (L-733). The search leads to the glossary's page, this one by
 * default.
 */
export const PowerUpCentralHeaderSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  hideSearch: orElse(z.boolean(), false),
  glossaryUrl: optional(Href),
});
export type PowerUpCentralHeaderProps = z.output<typeof PowerUpCentralHeaderSchema>;
