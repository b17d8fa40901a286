import { createHash } from 'node:crypto';
import type { Trouble } from '~/domain/open/status/source-days';
import { hasPassed, MINUTE, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import type { Content } from '../content';
import { createDelivery } from './delivery.server';
import { createLastKnown } from './last-known.server';
import { idOf } from '../forms/source';
import { readContent, readForms, TYPES, type ReadContent } from './read-content';
import type { DeliveredItem } from './wire';

/** Nobody unpublishes so much at once on purpose: the content system must say so for this long. */
const LARGEST_DROP = 0.2;
const FEW = 10;
const BELIEVED_AFTER = 10 * MINUTE;

export interface UmbracoOptions {
  baseUrl: string;
  key: string;
  /** Where the last known content is kept. */
  dataDir: string;
  /** What is used until the content system has answered for the first time, and for settings that it does not have. */
  fallback: Content;
  logger: Logger;
  /** How often it is asked whether anything changed; 0 never. */
  refreshMs: number;
  retries?: number;
  now?: () => Instant;
  /** Told of every look: why it was of no use, or null. */
  onLook?: (trouble: Trouble | null) => void;
}

export interface UmbracoContent extends Content {
  /**
   * Asks the content system now; `whole` reads everything, also where nothing that it publishes is newer. False where it did not
   * answer: the last known content stays.
   */
  refresh(how?: { readonly whole: boolean }): Promise<boolean>;
}

/** Content from the Umbraco Content Delivery API v2, kept in memory. docs/content-system.md. */
export async function createUmbracoContent(options: UmbracoOptions): Promise<UmbracoContent> {
  const { baseUrl, key, dataDir, fallback, logger, refreshMs, retries, now = Date.now, onLook = () => {} } = options;
  const delivery = createDelivery({ baseUrl, key, ...(retries === undefined ? {} : { retries }) });
  const lastKnown = createLastKnown(dataDir);
  let read: ReadContent | null = null;
  let mark = '';
  let count = 0;
  let shrunkSince: Instant | null = null;
  let revision = fallback.revision();
  let running: Promise<boolean> | null = null;
  /** How many calls for everything there were, and how many of them have been answered. */
  const calls = { heard: 0, answered: 0 };

  function take(items: readonly DeliveredItem[], newMark: string): void {
    const next = readContent(items, baseUrl);
    for (const fault of next.faults) logger.warn({ ...fault }, 'content does not fit');
    read = { ...next, settings: next.settings ?? read?.settings ?? null, live: next.live ?? read?.live ?? null };
    mark = newMark;
    count = items.length;
    revision = createHash('sha1').update(JSON.stringify(items)).digest('hex').slice(0, 12);
  }

  /** Whether most of what was there is missing, and not for long enough to be meant. */
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
        onLook(null);
        return true;
      }
      const { items, unreadable } = await delivery.all();
      if (unreadable > 0) logger.warn({ unreadable }, 'items of the content system could not be read');
      if (isShrunk(items.length)) {
        logger.error(
          { items: items.length, before: count },
          'most content vanished at once; the last known content stays',
        );
        onLook('not-believed');
        return false;
      }
      take(items, newest);
      calls.answered = heard;
      lastKnown.write({ mark: newest, items });
      onLook(null);
      return true;
    } catch (error) {
      const why = error instanceof Error ? error.message : 'unknown';
      logger.error({ why }, 'the content system did not answer; the last known content stays');
      onLook('no-answer');
      return false;
    } finally {
      running = null;
    }
  }
  const refresh = ({ whole } = { whole: false }): Promise<boolean> => {
    if (!whole) return (running ??= look());
    calls.heard += 1;
    // What runs already may have read past what changed.
    return running ? running.then(() => refresh()) : refresh();
  };

  const kept = lastKnown.read();
  if (kept) take(kept.items, kept.mark);
  await refresh();
  if (refreshMs > 0) setInterval(() => void refresh(), refreshMs).unref();

  return {
    settings: () => read?.settings ?? fallback.settings(),
    live: () => read?.live ?? fallback.live(),
    offers: () => read?.offers ?? fallback.offers(),
    dictionary: () => read?.dictionary ?? fallback.dictionary(),
    ...(fallback.translations && { translations: fallback.translations }),
    page: (route) => (read ? (read.pages.get(route) ?? null) : fallback.page(route)),
    async draft(route) {
      try {
        const item = await delivery.draft(route);
        return item ? (readContent([item], baseUrl).pages.get(route) ?? null) : null;
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
