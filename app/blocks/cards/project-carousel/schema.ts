import { z } from 'zod';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Day } from '~/cms/collections/moment';

const Promo = z
  .object({
    projectPromoTitle: z.string().trim().min(1),
    projectPromoDescription: Words,
    projectPromoImage: optional(Image),
    projectPromoURL: optional(z.union([Href, z.object({ url: Href }).transform(({ url }) => url)])),
    projectPromoStatus: Words,
    projectPromoInitiativeType: Words,
    projectPromoTargetCompletionDate: optional(Day),
  })
  .transform((promo) => ({
    title: promo.projectPromoTitle,
    text: promo.projectPromoDescription,
    image: promo.projectPromoImage,
    href: promo.projectPromoURL,
    status: promo.projectPromoStatus,
    initiativeType: promo.projectPromoInitiativeType,
    end: promo.projectPromoTargetCompletionDate,
  }));

export const ProjectCarouselSchema = z.object({ title: Words, projects: listOf(Promo) });
export type ProjectCarouselProps = z.output<typeof ProjectCarouselSchema>;
