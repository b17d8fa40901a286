import { z } from 'zod';
import { Moment } from '~/cms/collections/moment';
import { listOf, optional, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';

const CardLink = z
  .object({ icon: Words, text: Words, link: Link })
  .transform(({ link, ...rest }) => ({ ...rest, ...link }));

/**
 * Specification: journeys, section 2 "Storm screens" (storm landing banner). Its own words are for the storm that it names; without
 * a name they are for any storm. What the list `storms` says of the storm that is on comes first.
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

const link = (url: string, name: string, icon: string, text?: string) => ({
  icon,
  text,
  link: { uRL: { url, name } },
});

export const examples = {
  plain: {
    __typename: 'StormLandingBanner',
    stormName: 'Storm Merrin',
    title: 'The storm has cut power to many homes. All our teams are out fixing damage.',
    summary:
      '<p>Winds reached 84 miles an hour at the coast. Fallen trees have blocked roads in Norfolk and Kent, so some repairs will take until Saturday.</p>',
    lastUpdated: '2026-11-20T14:40:00',
    contactCard: {
      title: 'Call us free',
      text: 'Our phone lines are busy. It’s quicker to report online.',
      telephone1: '105',
    },
    powerOffCard: {
      title: 'Is your power off?',
      links: [
        link('/report-a-power-cut', 'Report a power cut', 'power-cut'),
        link('tel:105', 'Call 105', 'phone', 'Lines are busy'),
        link('/power-cut/map', 'See the power cut map', 'map'),
      ],
    },
  },
  'half empty': {
    __typename: 'StormLandingBanner',
    title: 'A storm is on its way',
    lastUpdated: 'just now',
    powerOffCard: { links: [{ link: { uRL: { url: 'javascript:alert(1)', name: 'No' } } }] },
  },
};
