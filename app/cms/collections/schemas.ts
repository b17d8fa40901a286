import { z } from 'zod';
import { Storm } from './storms';
import { Project } from './projects';
import { Article } from './articles';
import { Guide } from './guides';
import { Event } from './events';
import { MediaResource } from './media';
import { WarmPlace } from './warm-places';
import { Href } from '~/cms/href';
import { orElse, Words, optional } from '~/cms/lenient';
import sanitizeHtml from 'sanitize-html';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'",
};

/** Entities are decoded (L-732). */
export const wordsOfHtml = (html: string): string =>
  sanitizeHtml(html.replace(/<(?:br|\/p|\/li|\/h\d|\/div)\b[^>]*>/gi, ' $&'), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_whole, name: string) => ENTITIES[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * HTML is stripped from descriptions. The letter comes from content, else it is the first of the
 * name; names that do not start with a letter are under "#" (L-730).
 */
export const GlossaryItem = z
  .object({
    glossaryItemName: z.string().trim().min(1),
    glossaryItemDescription: z.string().transform(wordsOfHtml).pipe(z.string().min(1)),
    glossaryItemLetter: optional(z.string().trim()),
  })
  .transform(({ glossaryItemName, glossaryItemDescription, glossaryItemLetter }) => {
    const first = (glossaryItemLetter || glossaryItemName)
      .normalize('NFKD')
      .charAt(0)
      .toUpperCase();
    return {
      name: glossaryItemName,
      text: glossaryItemDescription,
      letter: /[A-Z]/.test(first) ? first : '#',
    };
  });
export type GlossaryItem = z.output<typeof GlossaryItem>;

const Service = z.object({
  name: z.string().trim().min(1),
  description: z.string().trim(),
  url: z.string().regex(/^\/(?!\/)/),
});

/** Sorted by `order`, then title (L-761). */
export const Lesson = z.object({
  title: z.string().trim().min(1),
  url: Href,
  order: orElse(z.number(), Number.MAX_SAFE_INTEGER),
  text: Words,
});
export type Lesson = z.output<typeof Lesson>;

/**
 * By name: a collection is in `content/collections/<name>/*.json`, one item or an array of items
 * per file.
 */
export const collectionSchemas = {
  services: Service,
  storms: Storm,
  projects: Project,
  articles: Article,
  guides: Guide,
  events: Event,
  glossary: GlossaryItem,
  lessons: Lesson,
  media: MediaResource,
  warmPlaces: WarmPlace,
} as const satisfies Readonly<Record<string, z.ZodTypeAny>>;

export type CollectionName = keyof typeof collectionSchemas;
/** Unreadable items are skipped and reported. */
export type Collections = {
  readonly [N in CollectionName]: readonly z.output<(typeof collectionSchemas)[N]>[];
};

export const noCollections = Object.fromEntries(
  Object.keys(collectionSchemas).map((name) => [name, []]),
) as unknown as Collections;
