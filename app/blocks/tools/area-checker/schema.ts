import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

export const AreaCheckerSchema = z.object({
  title: Words,
  text: optional(RichText),
  searchLabel: Words,
});
export type AreaCheckerProps = z.output<typeof AreaCheckerSchema>;
