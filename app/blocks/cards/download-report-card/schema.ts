import { z } from 'zod';
import { Image } from '~/cms/image';
import { Href } from '~/cms/href';
import { optional, Words } from '~/cms/lenient';

/** Specification: journeys, section 2 ("Download report" style card). */
export const DownloadReportCardSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  buttonLabel: Words,
  file: z.object({ url: Href, size: Words }),
});
export type DownloadReportCardProps = z.output<typeof DownloadReportCardSchema>;

export const examples = {
  plain: {
    __typename: 'DownloadReportCard',
    title: 'Gender pay gap report 2026',
    text: 'What we found, and what we will do about it.',
    image: { url: '/media/report.svg', altText: '', umbracoWidth: 640, umbracoHeight: 360 },
    file: { url: '/media/pay-2026.pdf', size: 'PDF, 1.2 MB' },
  },
  'its own label': {
    __typename: 'DownloadReportCard',
    title: 'Our people plan',
    buttonLabel: 'Get the plan',
    file: { url: '/media/plan.pdf' },
  },
};
