import { z } from 'zod';
import { optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';

/** Specification: journeys, section 2 "Storm screens" (storm body). */
export const StormBodySchema = z.object({
  title: Words,
  text: optional(RichText),
  searchLabel: Words,
  registerForTextsLink: optional(Link),
  twitterLink: optional(Link),
  facebookLink: optional(Link),
});
export type StormBodyProps = z.output<typeof StormBodySchema>;
