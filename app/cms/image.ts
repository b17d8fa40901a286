import { z } from 'zod';

/** Has its size, so that the page does not jump. */
export const Image = z
  .object({
    url: z
      .string()
      .trim()
      .regex(/^(?:\/(?!\/)|https:\/\/)/, 'is not an address of a picture'),
    altText: z.string().nullish(),
    umbracoWidth: z.number().int().positive().nullish(),
    umbracoHeight: z.number().int().positive().nullish(),
  })
  .transform(({ url, altText, umbracoWidth, umbracoHeight }) => ({
    url,
    /** Empty for a decorative image. */
    alt: altText ?? '',
    width: umbracoWidth ?? undefined,
    height: umbracoHeight ?? undefined,
  }));
export type Image = z.output<typeof Image>;
