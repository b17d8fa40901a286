import { z } from 'zod';
import { INITIATIVE_TYPES, PROJECT_STATUSES } from '~/domain/content/projects';
import { Href } from '../href';
import { Image } from '../image';
import { optional } from '../lenient';
import { RichText } from '../rich-text';

export const Project = z.object({
  title: z.string().trim().min(1),
  description: optional(RichText),
  initiativeType: z.enum(INITIATIVE_TYPES),
  status: z.enum(PROJECT_STATUSES),
  image: optional(Image),
  url: optional(Href),
  /** The day only, as `2026-12-31`. */
  targetEndDate: optional(
    z
      .string()
      .regex(/^\d{4}-\d\d-\d\d/)
      .transform((date) => date.slice(0, 10)),
  ),
});
export type Project = z.output<typeof Project>;
