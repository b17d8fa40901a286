import { z } from 'zod';
import { Href } from '../href';
import { Image } from '../image';
import { optional, Words } from '../lenient';

/**
 * A teaching resource: a video, a worksheet, a game. Specification: lookup, section 7
 * (power_up_media_search, click_power_up_resource_type, click_teaching_resource); fields: decision
 * L-762.
 */
export const MediaResource = z.object({
  title: z.string().trim().min(1),
  text: Words,
  /** Its type, such as "Video" or "Worksheet": the filter's choices. */
  type: z.string().trim().min(1),
  /** Its audience, such as "7 to 11 years". */
  ages: Words,
  url: Href,
  image: optional(Image),
});
export type MediaResource = z.output<typeof MediaResource>;
