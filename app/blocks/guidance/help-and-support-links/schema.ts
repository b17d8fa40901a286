import { z } from 'zod';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link, withButtonUrl } from '~/cms/link';

const Item = z
  .object({ text: Words, icon: Words })
  .passthrough()
  .transform((wire, context) => {
    const link = Link.safeParse(withButtonUrl(wire));
    if (link.success) return { ...link.data, text: wire.text, icon: wire.icon };
    context.addIssue({ code: z.ZodIssueCode.custom, message: 'is not a link' });
    return z.NEVER;
  });

export const HelpAndSupportLinksSchema = z.object({
  title: Words,
  text: optional(Words),
  links: listOf(Item),
});
export type HelpAndSupportLinksProps = z.output<typeof HelpAndSupportLinksSchema>;
