import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';

export const StormBodySchema = z.object({
  title: Words,
  text: optional(RichText),
  searchLabel: Words,
  registerForTextsLink: optional(Link),
  twitterLink: optional(Link),
  facebookLink: optional(Link),
});
export type StormBodyProps = z.output<typeof StormBodySchema>;
