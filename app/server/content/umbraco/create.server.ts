import { createHash } from 'node:crypto';
import type { Logger } from '../../logger.server';
import type { Content } from '../content';
import { createDelivery } from './delivery.server';
import { createLastKnown } from './last-known.server';
import { readContent, type ReadContent } from './read-content';
import type { DeliveredItem } from './wire';

export interface UmbracoOptions {
  baseUrl: string;
  key: string;
  /** Where the last known content is kept. */
  dataDir: string;
  /** What stands until the content system has answered for the first time, and for settings that it does not have. */
  fallback: Content;
  logger: Logger;
  /** How often it is asked whether anything changed; 0 never. */
  refreshMs: number;
  retries?: number;
}

export interface UmbracoContent extends Content {
  /** Asks the content system now. False where it did not answer: the last known content stays. */
  refresh(): Promise<boolean>;
}

/** Content from the Umbraco Content Delivery API v2, kept in memory. docs/content-system.md. */
export async function createUmbracoContent(options: UmbracoOptions): Promise<UmbracoContent> {
  const { baseUrl, key, dataDir, fallback, logger, refreshMs, retries } = options;
  const delivery = createDelivery({ baseUrl, key, ...(retries === undefined ? {} : { retries }) });
  const lastKnown = createLastKnown(dataDir);
  let read: ReadContent | null = null;
  let mark = '';
  let revision = fallback.revision();
  let running: Promise<boolean> | null = null;

  function take(items: readonly DeliveredItem[], newMark: string): void {
    const next = readContent(items, baseUrl);
    for (const fault of next.faults) logger.warn({ ...fault }, 'content does not fit');
    read = { ...next, settings: next.settings ?? read?.settings ?? null, live: next.live ?? read?.live ?? null };
    mark = newMark;
    revision = createHash('sha1').update(JSON.stringify(items)).digest('hex').slice(0, 12);
  }

  async function look(): Promise<boolean> {
    try {
      const now = await delivery.mark();
      if (now === mark && read) return true;
      const { items, unreadable } = await delivery.all();
      if (unreadable > 0) logger.warn({ unreadable }, 'items of the content system could not be read');
      take(items, now);
      lastKnown.write({ mark: now, items });
      return true;
    } catch (error) {
      const why = error instanceof Error ? error.message : 'unknown';
      logger.error({ why }, 'the content system did not answer; the last known content stays');
      return false;
    } finally {
      running = null;
    }
  }
  const refresh = () => (running ??= look());

  const kept = lastKnown.read();
  if (kept) take(kept.items, kept.mark);
  await refresh();
  if (refreshMs > 0) setInterval(() => void refresh(), refreshMs).unref();

  return {
    settings: () => read?.settings ?? fallback.settings(),
    live: () => read?.live ?? fallback.live(),
    offers: () => read?.offers ?? fallback.offers(),
    dictionary: () => read?.dictionary ?? fallback.dictionary(),
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
    routes: () => (read ? [...read.pages.keys()].sort() : fallback.routes()),
    revision: () => revision,
    refresh,
    faults: () => read?.faults ?? [],
  };
}
