import { z } from 'zod';
import { Moment } from '~/cms/collections/moment';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';

const CardLink = z
  .object({ icon: Words, text: Words, link: Link })
  .transform(({ link, ...rest }) => ({ ...rest, ...link }));

/**
 * Its own words are for the storm that it names; without a name they are for any storm. What the
 * list `storms` says of the storm that is on comes first.
 */
export const StormLandingBannerSchema = z.object({
  stormName: Words,
  title: Words,
  summary: optional(RichText),
  lastUpdated: optional(Moment),
  contactCard: optional(
    z.object({
      title: z.string().trim().min(1),
      text: Words,
      telephone1: Words,
      telephone2: Words,
    }),
  ),
  powerOffCard: optional(z.object({ title: Words, links: listOf(CardLink) })),
});
export type StormLandingBannerProps = z.output<typeof StormLandingBannerSchema>;
