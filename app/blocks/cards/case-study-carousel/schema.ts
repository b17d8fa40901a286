import { z } from 'zod';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Study = z.object({
  title: z.string().trim().min(1),
  category: Words,
  summary: optional(RichText),
  image: optional(Image),
  url: optional(Href),
});

/** Specification: journeys, section 2 (case-study carousel with an "N of M" counter). */
export const CaseStudyCarouselSchema = z.object({ title: Words, caseStudies: listOf(Study) });
export type CaseStudyCarouselProps = z.output<typeof CaseStudyCarouselSchema>;

export const examples = {
  plain: {
    __typename: 'CaseStudyCarousel',
    caseStudies: [
      {
        title: 'A battery the size of a bus',
        category: 'Smart networks',
        summary: '<p>It feeds 900 homes at tea time.</p>',
        image: {
          url: '/media/battery.svg',
          altText: 'A battery in a field',
          umbracoWidth: 640,
          umbracoHeight: 360,
        },
        url: '/digital/battery',
      },
      { title: 'One map for every cable' },
    ],
  },
  'everything empty': { __typename: 'CaseStudyCarousel' },
};
