import { z } from 'zod';
import { Moment } from '~/cms/collections/moment';
import { Image } from '~/cms/image';
import { listOf, optional, orElse, Words } from '~/cms/lenient';
import { Link } from '~/cms/link';
import { RichText } from '~/cms/rich-text';
import { VideoId } from '~/cms/video-by-id';

const LinkSet = z.object({ linkSetTitle: Words, linkSetLinks: listOf(Link) });

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

export const ServiceAccordionSchema = z.object({
  title: Words,
  alwaysOpen: orElse(z.boolean(), false),
  items: listOf(Item),
});
export type ServiceAccordionProps = z.output<typeof ServiceAccordionSchema>;
