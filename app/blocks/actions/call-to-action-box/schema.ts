import { z } from 'zod';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';

export const CallToActionBoxSchema = z.object({
  title: z.string().trim().min(1),
  text: optional(RichText),
  buttonLabel: Words,
  links: listOf(Link),
});
export type CallToActionBoxProps = z.output<typeof CallToActionBoxSchema>;
