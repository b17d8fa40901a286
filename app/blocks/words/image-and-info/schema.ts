import { z } from 'zod';
import { Cta } from '~/cms/cta';
import { Image } from '~/cms/image';
import { listOf, optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

const Fact = z.object({ title: z.string().trim().min(1), text: z.string().trim().min(1) });

/** Specification: lookup, section 2 "Other blocks" (image and info). Fields: decision L-762. */
export const ImageAndInfoSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  image: optional(Image),
  /** Facts, each with its name. */
  info: listOf(Fact),
  cta: optional(Cta),
});
export type ImageAndInfoProps = z.output<typeof ImageAndInfoSchema>;
