import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** The tooltip link is optional: without its words there is none. */
export const SupplierMpanFinderSchema = z.object({
  title: Words,
  text: optional(RichText),
  tooltipLink: Words,
});
export type SupplierMpanFinderProps = z.output<typeof SupplierMpanFinderSchema>;
