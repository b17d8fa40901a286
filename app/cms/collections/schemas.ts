import type { z } from 'zod';
import { Service } from './service';
import { Storm } from './storms';
import { Project } from './projects';
import { Article } from './articles';
import { Guide } from './guides';
import { Event } from './events';
import { GlossaryItem } from './glossary';
import { Lesson } from './lessons';
import { MediaResource } from './media';
import { WarmPlace } from './warm-places';

/**
 * The lists that pages draw from, by name: what one item of each may hold. A list lives in `content/collections/<name>/*.json`,
 * one item or an array of items in a file. One line for each list; its schema has a file of its own beside this one.
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
/** All lists as pages read them. Items that cannot be read are left out and reported. */
export type Collections = { readonly [N in CollectionName]: readonly z.output<(typeof collectionSchemas)[N]>[] };

export const noCollections = Object.fromEntries(
  Object.keys(collectionSchemas).map((name) => [name, []]),
) as unknown as Collections;
