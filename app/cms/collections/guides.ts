import { z } from 'zod';
import { Href } from '../href';
import { Image } from '../image';
import { optional, Words } from '../lenient';
import { RichText } from '../rich-text';

export const Guide = z
  .object({
    mainImage: optional(Image),
    name: z.string().trim().min(1),
    previewPageTitle: Words,
    previewAdditionalInfo: optional(RichText),
    url: Href,
    serviceGuidePageCategory: optional(z.object({ name: z.string().trim().min(1), icon: Words })),
  })
  .transform(({ serviceGuidePageCategory, mainImage, ...guide }) => ({
    ...guide,
    label: null as string | null,
    image: mainImage,
    category: serviceGuidePageCategory,
  }));
export type Guide = z.output<typeof Guide>;
