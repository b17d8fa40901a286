import { z } from 'zod';
import { RichText } from '~/cms/rich-text';

/** Specification: lookup, section 2 "Other blocks" (messaging, Warning or Information style). An unknown style informs. */
export const MessagingSchema = z.object({
  title: z
    .string()
    .trim()
    .nullish()
    .transform((title) => title || null),
  text: RichText.nullish().transform((text) => text ?? ''),
  style: z.enum(['Warning', 'Information']).catch('Information'),
});
