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

export const CaseStudyCarouselSchema = z.object({ title: Words, caseStudies: listOf(Study) });
export type CaseStudyCarouselProps = z.output<typeof CaseStudyCarouselSchema>;
