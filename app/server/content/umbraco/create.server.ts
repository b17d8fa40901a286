import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Trouble } from '~/domain/open/status/source-days';
import { hasPassed, MINUTE, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import { DRAFT_LISTS, type Content, type ListDrafts } from '../content';
import { type ContentFault } from '../fault';
import { withOperator } from '~/server/brand/in-content';
import { withSearchLists } from '../search-words';
import { idOf } from '../forms/source';
import { placeInCountry, type PlaceOf } from '../read-item';
import { LISTS, readContent, readForms, TYPES, type ReadContent } from './read-content';
import { DeliveredItem, DeliveredItems } from './wire';
import path from 'node:path';
import { z } from 'zod';
import { createHttpClient, nullIfNotFound } from '~/server/lib/http-client.server';
import { jsonFile } from '~/server/lib/json-file.server';

const PER_PAGE = 100;
const MOST_ITEMS = 20_000;
const PATH = '/umbraco/delivery/api/v2/content';
/** Anything deeper comes without properties; our blocks do not nest deeper than this. */
const LEVELS = 6;
const EXPAND = `expand=${'properties[$all'.concat('[properties[$all'.repeat(LEVELS - 1), ']'.repeat(2 * LEVELS - 1))}`;
/**
 * The order of the editors' tree. Only parameters the system documents are allowed:
 * docs.umbraco.com, Content Delivery API, "Query parameters".
 */
const IN_ORDER = '&sort=level:asc&sort=sortOrder:asc&sort=createDate:asc';

const DRAFT_TYPES = [
  TYPES.settings,
  ...Object.keys(LISTS).filter((type) => DRAFT_LISTS.some((list) => list === LISTS[type])),
];

interface DeliveryOptions {
  baseUrl: string;
  key: string;
  retries?: number;
}

/** Rejects with a `Failure`. */
function createDelivery({ baseUrl, key, retries = 1 }: DeliveryOptions) {
  const client = createHttpClient({
    name: 'the content system',
    baseUrl,
    retries,
    timeoutMs: 15_000,
    maxBytes: 20_000_000,
  });
  const ask = async <S extends z.ZodTypeAny>(
    path: string,
    schema: S,
    headers: Record<string, string>,
  ) => {
    const { text } = await client.getText(path, { 'Api-Key': key, ...headers });
    return schema.parse(JSON.parse(withOperator(text))) as z.output<S>;
  };

  const some = (skip: number, take: number, more: string, headers: Record<string, string> = {}) =>
    ask(`${PATH}?${EXPAND}&skip=${skip}&take=${take}${more}`, DeliveredItems, headers);

  /**
   * Hidden items are missing from their page; items moved meanwhile come twice and are used once.
   */
  async function every(more: string, headers: Record<string, string> = {}) {
    const items = new Map<string, DeliveredItem>();
    let unreadable = 0;
    let total = Infinity;
    for (let skip = 0; skip < Math.min(total, MOST_ITEMS); skip += PER_PAGE) {
      const page = await some(skip, PER_PAGE, more, headers);
      total = page.total;
      for (const item of page.items) {
        if (item === null) unreadable += 1;
        else if (!items.has(item.id)) items.set(item.id, item);
      }
    }
    return { items: [...items.values()], unreadable };
  }

  return {
    all: (): Promise<{ items: DeliveredItem[]; unreadable: number }> => every(IN_ORDER),
    /** The number of items and the time of the newest change. */
    async mark(): Promise<string> {
      const { total, items } = await some(0, 1, '&sort=updateDate:desc');
      return `${total} ${items[0]?.id ?? ''} ${items[0]?.updateDate ?? ''}`;
    },
    draftsOf: async (type: string): Promise<DeliveredItem[]> =>
      (await every(`&filter=contentType:${type}${IN_ORDER}`, { Preview: 'true' })).items,
    draft(route: string): Promise<DeliveredItem | null> {
      const itemPath = encodeURIComponent(route === '/' ? '/' : `${route}/`);
      return nullIfNotFound(
        ask(`${PATH}/item/${itemPath}?${EXPAND}`, DeliveredItem, { Preview: 'true' }),
      );
    },
  };
}

/** So that a restart during an outage shows the same content. */
const LastKnown = z.object({ mark: z.string(), items: z.array(DeliveredItem) });

/** Unpublishing so much at once is hardly intended: it must be confirmed for this long. */
const LARGEST_DROP = 0.2;
const FEW = 10;
const BELIEVED_AFTER = 10 * MINUTE;

export interface UmbracoOptions {
  baseUrl: string;
  key: string;
  dataDir: string;
  /** Used before the content system's first answer, and for settings it does not have. */
  fallback: Content;
  logger: Logger;
  placeOf?: PlaceOf;
  /** 0 for never. */
  refreshMs: number;
  retries?: number;
  now?: () => Instant;
  onPoll?: (trouble: Trouble | null) => void;
}

export interface UmbracoContent extends Content {
  /** `whole` reloads everything, even if nothing is newer. False if it didn't answer. */
  refresh(how?: { readonly whole: boolean }): Promise<boolean>;
}

/** Held in memory. docs/content-system.md */
export async function createUmbracoContent(options: UmbracoOptions): Promise<UmbracoContent> {
  const {
    baseUrl,
    key,
    dataDir,
    fallback,
    placeOf = placeInCountry,
    logger,
    refreshMs,
    retries,
    now = Date.now,
    onPoll = () => {},
  } = options;
  const delivery = createDelivery({ baseUrl, key, ...(retries === undefined ? {} : { retries }) });
  const lastKnown = jsonFile(path.join(dataDir, 'content-last-known.json'), LastKnown);
  let read: ReadContent | null = null;
  let mark = '';
  let count = 0;
  let shrunkSince: Instant | null = null;
  let revision = fallback.revision();
  let running: Promise<boolean> | null = null;
  /** How many full reloads were requested, and how many of them are done. */
  const calls = { heard: 0, answered: 0 };

  function take(items: readonly DeliveredItem[], newMark: string): void {
    const next = readContent(items, baseUrl, placeOf, read?.live ?? fallback.live());
    for (const fault of next.faults) logger.warn({ ...fault }, 'content does not fit');
    read = {
      ...next,
      settings: next.settings
        ? withSearchLists(next.settings, fallback.settings())
        : (read?.settings ?? null),
      live: next.live ?? read?.live ?? null,
    };
    mark = newMark;
    count = items.length;
    revision = createHash('sha1').update(JSON.stringify(items)).digest('hex').slice(0, 12);
  }

  function isShrunk(items: number): boolean {
    if (count < FEW || items >= count * LARGEST_DROP) {
      shrunkSince = null;
      return false;
    }
    shrunkSince ??= now();
    return !hasPassed(BELIEVED_AFTER, shrunkSince, now());
  }

  async function look(): Promise<boolean> {
    try {
      const newest = await delivery.mark();
      const { heard } = calls;
      if (newest === mark && read && heard === calls.answered) {
        shrunkSince = null;
        onPoll(null);
        return true;
      }
      const { items, unreadable } = await delivery.all();
      if (unreadable > 0)
        logger.warn({ unreadable }, 'items of the content system could not be read');
      if (isShrunk(items.length)) {
        logger.error(
          { items: items.length, before: count },
          'most content vanished at once; the last known content stays',
        );
        onPoll('not-believed');
        return false;
      }
      take(items, newest);
      calls.answered = heard;
      lastKnown.write({ mark: newest, items });
      onPoll(null);
      return true;
    } catch (error) {
      const why = error instanceof Error ? error.message : 'unknown';
      logger.error({ why }, 'the content system did not answer; the last known content stays');
      onPoll('no-answer');
      return false;
    } finally {
      running = null;
    }
  }
  const refresh = ({ whole } = { whole: false }): Promise<boolean> => {
    if (!whole) return (running ??= look());
    calls.heard += 1;
    // A running poll may have missed the change.
    return running ? running.then(() => refresh()) : refresh();
  };

  const lastGood = lastKnown.read();
  if (lastGood) take(lastGood.items, lastGood.mark);
  await refresh();
  if (refreshMs > 0) setInterval(() => void refresh(), refreshMs).unref();

  async function listDrafts(): Promise<ListDrafts> {
    if (!read) return fallback.listDrafts();
    const { collections, faults } = read;
    const { search } = read.settings ?? fallback.settings();
    try {
      const items = await Promise.all(DRAFT_TYPES.map((type) => delivery.draftsOf(type)));
      const drafts = readContent(items.flat(), baseUrl, placeOf);
      const found = drafts.settings
        ? withSearchLists(drafts.settings, fallback.settings()).search
        : search;
      const isNew = (list: (typeof DRAFT_LISTS)[number]) =>
        !isDeepStrictEqual(drafts.collections[list], collections[list]);
      const isOfDrafts = ({ item }: ContentFault) =>
        item !== undefined && DRAFT_LISTS.some((list) => list === item.list);
      return {
        changed: [
          ...DRAFT_LISTS.filter(isNew),
          ...(isDeepStrictEqual(found, search) ? [] : (['search'] as const)),
        ],
        collections: {
          ...collections,
          storms: drafts.collections.storms,
          warmPlaces: drafts.collections.warmPlaces,
        },
        search: found,
        faults: [...faults.filter((fault) => !isOfDrafts(fault)), ...drafts.faults],
      };
    } catch {
      return { changed: [], collections, search, faults };
    }
  }

  return {
    listDrafts,
    settings: () => read?.settings ?? fallback.settings(),
    live: () => read?.live ?? fallback.live(),
    offers: () => read?.offers ?? fallback.offers(),
    dictionary: () => read?.dictionary ?? fallback.dictionary(),
    ...(fallback.translations && { translations: fallback.translations }),
    page: (route) => (read ? (read.pages.get(route) ?? null) : fallback.page(route)),
    async draft(route) {
      try {
        const item = await delivery.draft(route);
        if (!item) return null;
        const draft = readContent([item], baseUrl, placeOf).pages.get(route) ?? null;
        // Without unpublished changes, the preview is the published item.
        return isDeepStrictEqual(draft, read?.pages.get(route)) ? null : draft;
      } catch {
        return null;
      }
    },
    collections: () => read?.collections ?? fallback.collections(),
    forms: () => [
      ...(read?.forms ?? []),
      ...fallback.forms().map((source) => ({ ...source, isFallback: read !== null })),
    ],
    async draftForm(id) {
      try {
        const drafts = readForms(await delivery.draftsOf(TYPES.form), baseUrl);
        return drafts.find((source) => idOf(source) === id) ?? (await fallback.draftForm(id));
      } catch {
        return null;
      }
    },
    routes: () => (read ? [...read.pages.keys()].sort() : fallback.routes()),
    revision: () => revision,
    refresh,
    faults: () => read?.faults ?? [],
  };
}
