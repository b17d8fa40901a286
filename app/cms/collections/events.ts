import { z } from 'zod';
import { EVENT_MEDIA, type EventMedia } from '~/domain/content/events';
import { Cta } from '../cta';
import { Href } from '../href';
import { Image } from '../image';
import { listOf, optional, orElse, Words } from '../lenient';
import { Day } from './moment';
import { RichText } from '../rich-text';
import { slugOf } from '../slug';
import { playerOf } from '../video';

const Content = z.unknown().transform((wire, context) => {
  const cta = Cta.safeParse(wire);
  if (!cta.success) {
    context.addIssue({ code: z.ZodIssueCode.custom, message: 'is no link' });
    return z.NEVER;
  }
  const type = z.object({ buttonUrl: z.object({ type: z.string() }) }).safeParse(wire);
  return {
    cta: cta.data,
    media: mediaOf(type.success ? type.data.buttonUrl.type : '', cta.data.href),
  };
});

/** By its declared type, else by its URL. */
function mediaOf(type: string, href: string): EventMedia | null {
  const named = EVENT_MEDIA.find((kind) => kind.toLowerCase() === type.trim().toLowerCase());
  if (named) return named;
  if (/\.pdf(?:[?#]|$)/i.test(href)) return 'PDF Presentation';
  return playerOf(href) ? 'Video' : null;
}

const Flag = orElse(z.boolean(), false);
const Wire = z.object({
  id: z.union([z.string().trim().min(1), z.number().transform(String)]),
  eventTitle: z.string().trim().min(1),
  eventDescription: optional(RichText),
  eventCategory: optional(z.object({ name: z.string().trim().min(1) })),
  eventDate: Day,
  eventTime: Words,
  eventLocation: Words,
  eventImage: optional(Image),
  eventPostEventContent: listOf(Content),
  eventURL: optional(z.object({ url: Href, name: Words })),
  isPromo: Flag,
  isIntegrated: Flag,
  isNews: Flag,
});

/** A category's id is its slug, because content only gives a name. */
export const Event = Wire.transform((wire) => {
  const content = wire.eventPostEventContent;
  return {
    id: wire.id,
    title: wire.eventTitle,
    text: wire.eventDescription,
    category: wire.eventCategory && {
      id: slugOf(wire.eventCategory.name),
      name: wire.eventCategory.name,
    },
    at: wire.eventDate,
    time: wire.eventTime,
    location: wire.eventLocation,
    image: wire.eventImage,
    content: content.map(({ cta, media }) => ({ ...cta, media })),
    media: EVENT_MEDIA.filter((kind) => content.some(({ media }) => media === kind)),
    url: wire.eventURL?.url ?? null,
    linkName: wire.eventURL?.name ?? null,
    isPromo: wire.isPromo,
    isIntegrated: wire.isIntegrated,
    isNews: wire.isNews,
  };
});
export type Event = z.output<typeof Event>;
