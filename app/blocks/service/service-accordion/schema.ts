import { z } from 'zod';
import { Moment } from '~/cms/collections/moment';
import { Image } from '~/cms/image';
import { listOf, optional, orElse, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';
import { VideoId } from '~/cms/video-by-id';

const LinkSet = z.object({ linkSetTitle: Words, linkSetLinks: listOf(Link) });

/** Specification: journeys, section 3 (accordion item). */
const Item = z
  .object({
    accordionItemTitle: z.string().trim().min(1),
    accordionLabel: Words,
    accordionLabelExpirationDateTime: optional(Moment),
    accordionDescription: optional(RichText),
    accordionImage: optional(Image),
    accordionImageOverlay: Words,
    accordionVideoID: optional(VideoId),
    accordionVideoPlayText: Words,
    accordionLinkItems: optional(LinkSet),
    accordionItemGroupedLinks: listOf(LinkSet),
    categories: listOf(z.object({ name: z.string().trim().min(1), icon: Words })),
  })
  .transform((item) => ({
    title: item.accordionItemTitle,
    label: item.accordionLabel,
    labelUntil: item.accordionLabelExpirationDateTime,
    description: item.accordionDescription,
    image: item.accordionImage,
    overlay: item.accordionImageOverlay,
    videoId: item.accordionVideoID,
    videoPlayText: item.accordionVideoPlayText,
    linkSets: [item.accordionLinkItems, ...item.accordionItemGroupedLinks].filter(
      (set) => set !== null,
    ),
    categories: item.categories,
  }));
export type AccordionItem = z.output<typeof Item>;

/** The accordion of service pages, with categories, videos and labels that expire. */
export const ServiceAccordionSchema = z.object({
  title: Words,
  /** Several items may be open at once. */
  alwaysOpen: orElse(z.boolean(), false),
  items: listOf(Item),
});
export type ServiceAccordionProps = z.output<typeof ServiceAccordionSchema>;

const link = (url: string, name: string) => ({ uRL: { url, name } });
const power = { name: 'Power cuts', icon: 'power-cut' };
const help = { name: 'Extra help', icon: 'person' };
const items = [
  {
    accordionItemTitle: 'Who can join the register?',
    accordionLabel: 'New',
    accordionLabelExpirationDateTime: '2026-12-31T23:59:00',
    accordionDescription:
      '<p>Anyone who is over 60, ill or disabled, or has a child under five.</p>',
    accordionLinkItems: {
      linkSetTitle: 'What to do next',
      linkSetLinks: [link('/priority-services', 'Join the register')],
    },
    categories: [help],
  },
  {
    accordionItemTitle: 'What will you do in a power cut?',
    accordionDescription: '<p>We ring you and ask what you need.</p>',
    accordionVideoID: 'aB3_dE-f9hI',
    accordionVideoPlayText: 'See how we help',
    accordionImage: { url: '/media/door.svg', altText: 'An engineer at a door' },
    categories: [help, power],
  },
  {
    accordionItemTitle: 'How long do power cuts last?',
    accordionDescription: '<p>Most are over within two hours.</p>',
    accordionImage: {
      url: '/media/clock.svg',
      altText: 'A clock',
      umbracoWidth: 320,
      umbracoHeight: 180,
    },
    accordionImageOverlay: 'Two hours',
    accordionItemGroupedLinks: [
      {
        linkSetTitle: 'See now',
        linkSetLinks: [link('/power-cut/map', 'The map'), link('javascript:x()', 'No')],
      },
    ],
    categories: [power],
  },
];

export const examples = {
  plain: { __typename: 'ServiceAccordion', title: 'Questions', items },
  'several open': {
    __typename: 'ServiceAccordion',
    alwaysOpen: true,
    items: items.map((item) => ({ ...item, categories: [] })),
  },
  'everything empty': { __typename: 'ServiceAccordion' },
};
