import { z } from 'zod';

/** A service of the site that is no page of content, such as the power cut map: found by the site's search. */
export const Service = z.object({
  name: z.string().trim().min(1),
  description: z.string().trim(),
  url: z.string().regex(/^\/(?!\/)/),
});
