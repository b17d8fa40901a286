import { z } from 'zod';
import { Guide } from '~/cms/collections/guides';
import { Href } from '~/cms/href';
import { Image } from '~/cms/image';
import { listOf, optional, orElse, Words } from '~/cms/lenient';

const Item = z
  .object({
    label: Words,
    title: z.string().trim().min(1),
    link: z.union([Href, z.object({ url: Href }).transform(({ url }) => url)]),
    image: optional(Image),
  })
  .transform(({ label, title, link, image }) => ({
    label,
    name: title,
    url: link,
    image,
    category: null,
    previewPageTitle: null,
    previewAdditionalInfo: null,
  }));

/** Its own guides (articles or items), or else the collection `guides`. */
export const UsefulGuidesSchema = z.object({
  title: Words,
  guides: listOf(z.union([Guide, Item])),
  hideImages: orElse(z.boolean(), false),
  /** Lesson, last lesson, subjects and game pages show three at first. */
  pageType: Words,
});
export type UsefulGuidesProps = z.output<typeof UsefulGuidesSchema>;
