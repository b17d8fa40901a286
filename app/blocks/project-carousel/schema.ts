import { z } from 'zod';
import { parseLondon } from '~/domain/london-time';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';

/** Specification: lookup, section 3 (project promo). */
const Promo = z
  .object({
    projectPromoTitle: z.string().trim().min(1),
    projectPromoDescription: Words,
    projectPromoImage: optional(Image),
    projectPromoURL: optional(z.union([Href, z.object({ url: Href }).transform(({ url }) => url)])),
    projectPromoStatus: Words,
    projectPromoInitiativeType: Words,
    projectPromoTargetCompletionDate: Words,
  })
  .transform((promo) => ({
    title: promo.projectPromoTitle,
    text: promo.projectPromoDescription,
    image: promo.projectPromoImage,
    href: promo.projectPromoURL,
    status: promo.projectPromoStatus,
    initiativeType: promo.projectPromoInitiativeType,
    end: parseLondon(promo.projectPromoTargetCompletionDate?.replace(/^(\d{4}-\d\d-\d\d)$/, '$1T00:00:00') ?? null),
  }));

/** Specification: lookup, section 2 "Other blocks" (project carousel). */
export const ProjectCarouselSchema = z.object({ title: Words, projects: listOf(Promo) });
export type ProjectCarouselProps = z.output<typeof ProjectCarouselSchema>;
