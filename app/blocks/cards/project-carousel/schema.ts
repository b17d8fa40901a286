import { z } from 'zod';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { Day } from '~/cms/collections/moment';

/** Specification: lookup, section 3 (project promo). */
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

/** Specification: lookup, section 2 "Other blocks" (project carousel). */
export const ProjectCarouselSchema = z.object({ title: Words, projects: listOf(Promo) });
export type ProjectCarouselProps = z.output<typeof ProjectCarouselSchema>;

export const examples = {
  plain: {
    __typename: 'ProjectCarousel',
    title: 'What we are building',
    projects: [
      {
        projectPromoTitle: 'A smarter grid for Norwich',
        projectPromoDescription: 'Sensors find faults before they grow.',
        projectPromoImage: {
          url: '/media/examples/substation.svg',
          altText: 'A substation',
          umbracoWidth: 1200,
          umbracoHeight: 800,
        },
        projectPromoURL: { url: '/projects/norwich', name: 'Norwich' },
        projectPromoStatus: 'In Progress',
        projectPromoInitiativeType: 'Smart Networks',
        projectPromoTargetCompletionDate: '2027-03-31T00:00:00Z',
      },
      {
        projectPromoTitle: 'Cables under the Medway',
        projectPromoStatus: 'Completed',
        projectPromoTargetCompletionDate: '2025-06-01',
      },
      { projectPromoTitle: 'Only a name' },
    ],
  },
  'everything empty': { __typename: 'ProjectCarousel', projects: [{ projectPromoStatus: 'Lost' }] },
};
