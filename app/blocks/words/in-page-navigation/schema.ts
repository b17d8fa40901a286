import { z } from 'zod';
import { listOf, optional, orElse, Words } from '~/cms/lenient';
import { slugOf } from '~/cms/slug';

const AnchorLink = z
  .object({
    anchorName: z.string().trim().min(1),
    anchorAltText: Words,
    anchorCTAIcon: Words,
    anchorCTAStyleToggle: orElse(z.boolean(), false),
  })
  .transform(({ anchorName, anchorAltText, anchorCTAIcon, anchorCTAStyleToggle }) => ({
    /** The title of a block, or the name of an Anchor, as an address. */
    anchor: slugOf(anchorName),
    name: anchorName.replace(/^#/, ''),
    more: anchorAltText,
    icon: anchorCTAIcon,
    asButton: anchorCTAStyleToggle,
  }));

/** `theme` is `PowerUp` or anything else. */
export const InPageNavigationSchema = z.object({
  label: Words,
  theme: optional(z.string()).transform((theme) =>
    theme?.replace(/\s/g, '').toLowerCase() === 'powerup' ? ('power-up' as const) : null,
  ),
  links: listOf(AnchorLink),
});
export type InPageNavigationProps = z.output<typeof InPageNavigationSchema>;
