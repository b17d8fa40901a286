import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { compress, encodingFor, type Encoding, type GzipFrame } from '~/server/lib/compress.server';
import { isHeld, tagOf } from '~/server/lib/etag.server';
import { isPreviewIn } from '~/server/previews/cookie.server';
import { cookiesIn, tellOfVisitor } from '~/server/visit/cookies.server';
import { SECOND } from '~/domain/time/instant';
import { variantIn, variantKey } from './cache-variant';

export interface CacheRequest {
  readonly method: string;
  readonly path: string;
  header(name: string): string | undefined;
}

export interface CachedAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | null;
}

type Form = Encoding | 'plain';

interface Kept {
  readonly basis: PageBasis;
  readonly renderedAt: number;
}

interface PublicPage extends Kept {
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string;
  /**
   * At least one. The plain form is dropped once a compressed one, a quarter of the size, exists.
   */
  readonly bodies: Readonly<Partial<Record<Form, Buffer | undefined>>>;
  /** Public although the request had a visitor's cookies: the page doesn't read them. */
  readonly ignoresVisitors: boolean;
}

export interface PageBasis {
  /**
   * For how long the page has been wrong; 0 if it isn't, Infinity if nobody may see it any more.
   */
  readonly outdatedMs: () => number;
  /** How long the page may be given again; `ttlMs` by default. */
  readonly ttlMs?: number;
}
const ALWAYS: PageBasis = { outdatedMs: () => 0 };

export interface Donut {
  readonly headers: Readonly<Record<string, string>>;
  readonly before: Buffer;
  readonly after: Buffer;
  readonly gzip: GzipFrame;
}

export interface PageCacheOptions {
  /** `cachePolicy.live` allows any cache the same time; an edit makes a new key. */
  ttlMs?: number;
  maxPages?: number;
  maxBytes?: number;
  now?: () => number;
}

/** How long an expired page may be served stale while it is rendered again. */
const STALE_MS = 15 * SECOND;
/** A page of many incidents may be this old after one of them has changed. */
const OUTDATED_MS = 5 * SECOND;

const LONGEST_PATH = 1000;
/** More than there are public routes. */
const MAX_PATHS = 200;
const ENTRY_BYTES = 1000;

/** The request header in which an open page names the live event that it reacts to. */
const NEWS_HEADER = 'x-news';

const tellsOfVisitor = (request: CacheRequest): boolean =>
  tellOfVisitor(cookiesIn(request.header('cookie')));
const sizeOf = (page: PublicPage | (Donut & Kept)): number =>
  ENTRY_BYTES +
  ('bodies' in page
    ? Object.values(page.bodies).reduce((sum, body) => sum + (body?.length ?? 0), 0)
    : page.before.length + page.after.length + page.gzip.size);
const decompress = ({ plain, gzip, br }: PublicPage['bodies']): Buffer =>
  plain ?? (gzip ? gunzipSync(gzip) : brotliDecompressSync(br ?? Buffer.of()));

/**
 * Keeps pages for some seconds, so each is rendered once under load (docs/decisions/serving.md).
 */
export function createPageCache({
  ttlMs = 10_000,
  maxPages = 2000,
  maxBytes = 24_000_000,
  now = () => performance.now(),
}: PageCacheOptions = {}) {
  const limits = { maxSize: maxBytes, ttl: ttlMs, ttlResolution: 0, perf: { now } };
  const ttlOf = ({ ttlMs: own = ttlMs }: PageBasis): number => own;
  const pages = new LRUCache<string, PublicPage | (Donut & Kept)>({
    ...limits,
    max: maxPages,
    sizeCalculation: sizeOf,
  });
  const publicPaths = new LRUCache<string, true>({ max: MAX_PATHS });
  const renders = new Map<string, { readonly done: Promise<void>; readonly end: () => void }>();
  const donutRenders = new Map<string, Promise<Donut | null>>();

  let purgedAt = now();
  function put(key: string, page: PublicPage | (Donut & Kept)): void {
    if (now() - purgedAt > ttlMs / 2) {
      purgedAt = now();
      pages.purgeStale();
    }
    pages.set(key, page, { ttl: ttlOf(page.basis) + STALE_MS });
  }

  /** `stale` may be given while a new one is made, `over` may not be given at all. */
  function stateOf({ basis, renderedAt }: Kept): 'fresh' | 'stale' | 'over' {
    const outdated = basis.outdatedMs();
    if (outdated > OUTDATED_MS) return 'over';
    return outdated > 0 || now() - renderedAt > ttlOf(basis) ? 'stale' : 'fresh';
  }

  function bodyOf(key: string, page: PublicPage, form: Form): Buffer {
    const ready = page.bodies[form];
    if (ready) return ready;
    const plain = decompress(page.bodies);
    if (form === 'plain') return plain;
    const body = compress(plain, form);
    const bodies = { ...page.bodies, [form]: body, plain: undefined };
    pages.set(key, { ...page, bodies }, { noUpdateTTL: true });
    return body;
  }

  function answer(request: CacheRequest, key: string, page: PublicPage): CachedAnswer {
    const headers = { ...page.headers, etag: page.etag };
    if (isHeld(request.header('if-none-match'), page.etag))
      return { status: 304, headers, body: null };
    const encoding = encodingFor(request.header('accept-encoding'));
    const body = bodyOf(key, page, encoding ?? 'plain');
    const length = String(body.length);
    return {
      status: 200,
      headers: {
        ...headers,
        'content-length': length,
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
      body,
    };
  }

  return {
    keyOf(request: CacheRequest, revision: string): string | null {
      if (request.method !== 'GET' || request.path.length > LONGEST_PATH) return null;
      const cookies = cookiesIn(request.header('cookie'));
      if (isPreviewIn(cookies)) return null;
      // The visitor's cookies aren't part of the key, because a page that reads them isn't cached.
      const variant = variantKey(variantIn(cookies, request.header('save-data')));
      // Nor is the host: pages name BASE_URL alone, and a host of a stranger's would be one more page to render.
      return [revision, request.path, variant].join('\n');
    },
    get(request: CacheRequest, key: string): CachedAnswer | null {
      const page = pages.get(key);
      if (!page || !('bodies' in page) || stateOf(page) !== 'fresh') return null;
      return page.ignoresVisitors || !tellsOfVisitor(request) ? answer(request, key, page) : null;
    },
    getStale(request: CacheRequest, key: string): CachedAnswer | null {
      const page = pages.get(key);
      // An open page reacting to a live event needs the page after the change.
      if (!page || !('bodies' in page) || request.header(NEWS_HEADER)) return null;
      if (stateOf(page) === 'over' || (!page.ignoresVisitors && tellsOfVisitor(request)))
        return null;
      return answer(request, key, page);
    },
    put(
      request: CacheRequest,
      key: string,
      html: string,
      headers: Readonly<Record<string, string>>,
      basis: PageBasis = ALWAYS,
    ): CachedAnswer {
      const plain = Buffer.from(html);
      const before = pages.peek(key);
      const page: PublicPage = {
        headers,
        etag: tagOf(plain),
        bodies: { plain },
        // A background render has no visitor's cookies, so what an earlier render showed about them still holds.
        ignoresVisitors:
          tellsOfVisitor(request) ||
          (before !== undefined && 'bodies' in before && before.ignoresVisitors),
        basis,
        renderedAt: now(),
      };
      put(key, page);
      publicPaths.set(request.path.split('?', 1)[0] ?? '', true);
      renders.get(key)?.end();
      return answer(request, key, page);
    },
    renderOf: (key: string): Promise<void> | null => renders.get(key)?.done ?? null,
    /** Returns the function that ends it; null for a path that no public page has come from yet. */
    beginRender(key: string, path: string): (() => void) | null {
      if (!publicPaths.has(path) || renders.has(key)) return null;
      let resolve = () => {};
      const done = new Promise<void>((resolved) => (resolve = resolved));
      const end = () => void (renders.delete(key) && resolve());
      renders.set(key, { done, end });
      return end;
    },
    /**
     * Rendered once for concurrent requests; null if the page has no hole. A stale one is returned
     * while it is rendered again, unless the request reacts to a live event. Rejects if `render`
     * does.
     */
    donut(
      request: CacheRequest,
      key: string,
      render: () => Promise<Donut | null>,
      basis: PageBasis = ALWAYS,
    ): Promise<Donut | null> {
      const page = pages.get(key);
      const kept = page && 'before' in page ? page : null;
      const state = kept ? stateOf(kept) : 'over';
      if (kept && state === 'fresh') return Promise.resolve(kept);
      const renderedAt = now();
      const rendering =
        donutRenders.get(key) ??
        render()
          .then((donut) => {
            if (donut) put(key, { ...donut, basis, renderedAt });
            return donut;
          })
          .finally(() => donutRenders.delete(key));
      donutRenders.set(key, rendering);
      if (!kept || state === 'over' || request.header(NEWS_HEADER)) return rendering;
      rendering.catch(() => undefined);
      return Promise.resolve(kept);
    },
    size: () => ({ pages: pages.size, bytes: pages.calculatedSize }),
  };
}
export type PageCache = ReturnType<typeof createPageCache>;
