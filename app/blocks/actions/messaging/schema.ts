import { z } from 'zod';
import { orElse, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** An unknown style informs. */
export const MessagingSchema = z.object({
  title: Words,
  text: RichText.nullish().transform((text) => text ?? ''),
  style: orElse(z.enum(['Warning', 'Information']), 'Information'),
});
