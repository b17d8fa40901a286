import { z } from 'zod';
import { parseLondon } from '~/domain/london-time';
import { Image } from '../image';
import { Link } from '../link';
import { listOf, optional, Words } from '../lenient';
import { RichText } from '../rich-text';

/** A time as editors write it: London, unless it names a zone. */
export const Moment = z.string().transform((text, context) => {
  const at = parseLondon(text);
  if (at !== null) return at;
  context.addIssue({ code: z.ZodIssueCode.custom, message: 'is not a time' });
  return z.NEVER;
});
/** A day, for what is shown without a time: editors give it with one or without. */
export const Day = z.preprocess(
  (wire) => (typeof wire === 'string' && /^\d{4}-\d\d-\d\d$/.test(wire.trim()) ? `${wire.trim()}T00:00:00` : wire),
  Moment,
);
const Url = z
  .string()
  .trim()
  .url()
  .regex(/^https:\/\//);

/** A post of a media or stakeholder feed. Specification: journeys, section 3 (post). */
const Post = z
  .object({
    __typename: z.enum(['MediaPost', 'StakeholderPost']),
    id: z.union([z.string().min(1), z.number()]).transform(String),
    publishDate: Moment,
    title: z.string().trim().min(1),
    summary: optional(RichText),
    author: optional(z.object({ authorName: Words, department: Words })),
    image: optional(Image),
    link: optional(Link),
    gallery: listOf(Image),
    facebookEmbedURL: optional(Url),
    twitterEmbedURL: optional(Url),
    linkedInEmbedURL: optional(Url),
    readMoreText: Words,
  })
  .transform(({ __typename, ...post }) => ({ ...post, kind: __typename }));
export type Post = z.output<typeof Post>;

const Region = z.object({
  regionName: z.string().trim().min(1),
  countyData: listOf(
    z.object({ countyName: z.string().trim().min(1), customersAffected: z.number().int().nonnegative() }),
  ),
});
export type StormRegion = z.output<typeof Region>;

/**
 * A storm and what is known of it. Specification: journeys, section 3 (storm). `pinnedPost` is the id of a post, or the post. `title`,
 * `summary` and `lastUpdated` are what its page says first.
 */
export const Storm = z
  .object({
    stormName: z.string().trim().min(1),
    title: Words,
    summary: optional(RichText),
    lastUpdated: optional(Moment),
    descendants: z.object({ items: listOf(Post) }).default({ items: [] }),
    pinnedPost: optional(z.union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })])),
    stormSummary: listOf(Region),
    hideNewsFeed: z.boolean().catch(false),
    hideStormSummary: z.boolean().catch(false),
  })
  .transform(({ descendants, pinnedPost, ...storm }) => ({
    ...storm,
    posts: descendants.items,
    pinnedId: pinnedPost === null ? null : String(typeof pinnedPost === 'object' ? pinnedPost.id : pinnedPost),
  }));
export type Storm = z.output<typeof Storm>;
