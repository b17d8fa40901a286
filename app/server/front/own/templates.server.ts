import { LRUCache } from 'lru-cache';
import { createMarks, type Template } from './holes';
import type { OwnAnswer, StandIn } from './own-page';

/** Headers as Node writes them: each cookie has a header of its own. */
export type NodeHeaders = Readonly<Record<string, string | string[]>>;
export const headersFrom = (headers: Headers): NodeHeaders => ({
  ...Object.fromEntries(headers),
  ...(headers.has('set-cookie') && { 'set-cookie': headers.getSetCookie() }),
});

/** A drawn page before it is cut. */
export interface Drawn {
  readonly status: number;
  readonly headers: NodeHeaders;
  readonly html: string;
}
export interface Kept {
  readonly headers: NodeHeaders;
  readonly template: Template;
}
/** Draws the page of an answer with what its loader is given. */
export type Draw = (path: string, standIn: StandIn) => Promise<Drawn>;

export interface TemplateOptions {
  /** As long as the pages that everybody shares may be shown by a cache (`cachePolicy.live`); a new picture or edit makes a new key. */
  ttlMs?: number;
  maxBytes?: number;
  now?: () => number;
}

const SMALL = 1000;

/** Pages in pieces, kept for as long as the picture they were drawn from, at most for some seconds and in a bounded room (docs/decisions/own-pages.md). */
export function createTemplates({
  ttlMs = 10_000,
  maxBytes = 24_000_000,
  now = () => performance.now(),
}: TemplateOptions = {}) {
  const kept = new LRUCache<string, { readonly page: Kept | null; readonly until: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, key) => SMALL + key.length * 2 + (page?.template.size ?? 0),
  });
  const underway = new Map<string, Promise<Kept | null>>();
  let sweptAt = -Infinity;
  /** As with the pages that everybody shares: what is past its time takes no room. */
  function sweep(): void {
    if (now() - sweptAt < ttlMs / 2) return;
    sweptAt = now();
    for (const [key, { until }] of [...kept.entries()]) if (until <= sweptAt) kept.delete(key);
  }

  async function make({ path, query, values, standIn }: OwnAnswer, draw: Draw): Promise<Kept | null> {
    const marks = createMarks(values.length + 1);
    const address = query ? `${path}?${marks.queries[values.length] ?? ''}` : path;
    const { status, headers, html } = await draw(address, standIn(marks.words));
    if (status !== 200 || 'set-cookie' in headers) return null;
    const template = marks.cut(html);
    return template && { headers, template };
  }

  return {
    /** The page to fill, drawn once for all who ask for it at the same time; null where it cannot be filled. Rejects where it cannot be drawn. */
    async of(key: string, answer: OwnAnswer, draw: Draw): Promise<Kept | null> {
      const known = kept.get(key);
      if (known && known.until > now()) return known.page;
      const waiting = underway.get(key);
      if (waiting) return waiting;
      const until = now() + ttlMs;
      const made = make(answer, draw)
        .then((page) => {
          sweep();
          kept.set(key, { page, until });
          return page;
        })
        .finally(() => underway.delete(key));
      underway.set(key, made);
      return made;
    },
    size: () => ({ pages: kept.size, bytes: kept.calculatedSize }),
  };
}
