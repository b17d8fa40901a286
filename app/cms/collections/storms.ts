import { z } from 'zod';
import { Image } from '../image';
import { Link } from '../link';
import { listOf, optional, orElse, Words } from '../lenient';
import { Day, Moment } from './moment';
import { RichText } from '../rich-text';

const Url = z
  .string()
  .trim()
  .url()
  .regex(/^https:\/\//);

const Post = z
  .object({
    __typename: z.enum(['MediaPost', 'StakeholderPost']),
    id: z.union([z.string().min(1), z.number()]).transform(String),
    publishDate: Day,
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
    /** When the next update is promised, shown at the end of the newest post. */
    nextUpdate: optional(Moment),
  })
  .transform(({ __typename, ...post }) => ({ ...post, kind: __typename }));
export type Post = z.output<typeof Post>;

const Region = z.object({
  regionName: z.string().trim().min(1),
  countyData: listOf(
    z.object({
      countyName: z.string().trim().min(1),
      customersAffected: z.number().int().nonnegative(),
    }),
  ),
});
export type StormRegion = z.output<typeof Region>;

/**
 * The one item that banner, home, `/storm`, news and flags use (docs/decisions/storm.md).
 * `pinnedPost` is the id of a post, or the post. `title`, `summary` and `lastUpdated` come first on
 * its page; `bannerText` is for every other page.
 */
export const Storm = z
  .object({
    stormName: z.string().trim().min(1),
    title: Words,
    summary: optional(RichText),
    lastUpdated: optional(Moment),
    bannerText: Words,
    /** When everyone had power again; a storm without this is never "the last one". */
    endedAt: optional(Moment),
    story: optional(Link),
    descendants: z.object({ items: listOf(Post) }).default({ items: [] }),
    pinnedPost: optional(
      z.union([z.string(), z.number(), z.object({ id: z.union([z.string(), z.number()]) })]),
    ),
    stormSummary: listOf(Region),
    hideNewsFeed: orElse(z.boolean(), false),
    hideStormSummary: orElse(z.boolean(), false),
  })
  .transform(({ descendants, pinnedPost, ...storm }) => ({
    ...storm,
    posts: descendants.items,
    pinnedId:
      pinnedPost === null
        ? null
        : String(typeof pinnedPost === 'object' ? pinnedPost.id : pinnedPost),
  }));
export type Storm = z.output<typeof Storm>;
