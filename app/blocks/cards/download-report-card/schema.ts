import { z } from 'zod';
import { Image } from '~/cms/image';
import { Href } from '~/cms/href';
import { optional, Words } from '~/cms/lenient';

export const DownloadReportCardSchema = z.object({
  title: z.string().trim().min(1),
  text: Words,
  image: optional(Image),
  buttonLabel: Words,
  file: z.object({ url: Href, size: Words }),
});
export type DownloadReportCardProps = z.output<typeof DownloadReportCardSchema>;
