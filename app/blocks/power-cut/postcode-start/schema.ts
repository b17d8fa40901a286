import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { RichText } from '~/cms/rich-text';

/** Where the choice goes: a page of ours, since the address waits in the visit. */
export const PostcodeStartSchema = z.object({
  title: Words,
  text: optional(RichText),
  label: Words,
  buttonLabel: Words,
  destinationUrl: z
    .string()
    .trim()
    .regex(/^\/(?!\/)/, 'is not a page of this site'),
});
export type PostcodeStartProps = z.output<typeof PostcodeStartSchema>;
